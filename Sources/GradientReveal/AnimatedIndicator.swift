import RevealRaster
import RevealSDL

/// An indicator that eases from value to value: keep one for each place where you show progress.
///
/// Set ``content`` when the job has moved on. A change of its fraction is eased; the first value,
/// and one that comes after indeterminate progress, shows at once. Labels always do.
public final class AnimatedIndicator<Content: Indicator> {
  /// What is shown; a change of its fraction is eased from the next frame on.
  public var content: Content { didSet { contentChanged(from: oldValue) } }
  /// How a change of the fraction is eased; those under way keep theirs.
  public var animation: Animation

  /// The commands of the last frame.
  private(set) var commands: [DrawCommand] = []

  private var presented: EasingAnimator
  private var spinnerStart: Instant?
  private var shown: Moment?
  private var isStale = true
  private var hasSpinner = false
  private var drawing: HostDrawing?
  private weak var owner: IndicatorRenderer?

  /// All that the commands of a frame depend on, but for the content.
  private struct Moment: Hashable {
    let mask: RevealMask
    let phase: Int
    let frame: PixelSize
    let settings: Int
  }

  /// Makes an indicator that shows its first value at once.
  public init(_ content: Content, animation: Animation = .reveal) {
    self.content = content
    self.animation = animation
    presented = EasingAnimator(restingAt: content.fractionCompleted ?? .zero)
  }

  /// Whether a frame at a moment would differ from the last one, or none was drawn yet.
  public func needsFrame(at time: Instant) -> Bool {
    isStale || isAnimating(at: time) || shown?.mask.isResting == false
      || owner.map { $0.settings != shown?.settings } ?? false
  }

  /// Whether the picture changes by itself after the frame of a moment.
  public func isAnimating(at time: Instant) -> Bool {
    presented.hasPendingChange || presented.isAnimating(at: time)
      || content.fractionCompleted == nil && hasSpinner
  }

  /// Brings the commands up to date; nothing is evaluated anew while nothing changes.
  func update(
    frame: PixelSize, by renderer: IndicatorRenderer, at time: Instant, background: Color?
  ) {
    if renderer.reducesMotion {
      presented.snap(to: presented.target)
    } else {
      presented.beginFrame(at: time)
    }
    let moment = Moment(
      mask: presented.mask(at: time), phase: phase(at: time, reduced: renderer.reducesMotion),
      frame: frame, settings: renderer.settings)
    // Another renderer has other settings, however often they were changed.
    guard isStale || owner !== renderer || moment != shown else { return }
    isStale = false
    shown = moment
    evaluate(moment, by: renderer, background: background)
  }

  /// The drawing by a renderer; another one starts a new one.
  func drawing(by renderer: IndicatorRenderer) -> HostDrawing {
    if let drawing, owner === renderer { return drawing }
    let new = renderer.host.makeDrawing()
    drawing = new
    owner = renderer
    return new
  }

  /// Has the next frame be drawn whole.
  func forget() {
    isStale = true
    drawing?.forget()
  }

  private func evaluate(_ moment: Moment, by renderer: IndicatorRenderer, background: Color?) {
    let scale = renderer.scale
    let bounds = Rect(
      x: 0, y: 0, width: scale.points(moment.frame.width),
      height: scale.points(moment.frame.height))
    commands.removeAll(keepingCapacity: true)
    if let background { commands.append(.fill(bounds, background)) }
    let context = renderer.context(
      isResting: moment.mask.isResting, spinnerPhase: moment.phase, backdrop: background)
    let isKnown = content.fractionCompleted != nil
    content.body(presenting: isKnown ? moment.mask.fraction : nil)
      .draw(alignedIn: bounds, context: context, into: &commands)
    hasSpinner = commands.contains { if case .spinner = $0 { true } else { false } }
  }

  private func contentChanged(from old: Content) {
    isStale = true
    guard let fraction = content.fractionCompleted else { return }
    guard old.fractionCompleted != nil else {
      presented.snap(to: fraction)
      spinnerStart = nil
      return
    }
    presented.retargetAtNextFrame(to: fraction, animation: animation)
  }

  private func phase(at time: Instant, reduced: Bool) -> Int {
    guard content.fractionCompleted == nil else { return 0 }
    let start = spinnerStart ?? time
    spinnerStart = start
    let motion = reduced ? SpinnerMotion.reduced : .full
    return motion.phase(atSeconds: time.seconds(since: start))
  }
}
