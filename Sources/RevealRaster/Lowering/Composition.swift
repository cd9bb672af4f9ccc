import RevealCore

/// What is on the surface, as copies of cached pictures, and how it differs from what was there.
///
/// A command that is the same as in the last frame keeps its copies; one that differs is lowered
/// anew. Memory is kept from frame to frame, so that a running animation allocates nothing.
public struct Composition {
  /// The surface on which a composition lies.
  public struct Surface: Hashable, Sendable {
    /// The extent in pixels.
    public var size: PixelSize
    /// The pixels that make a point.
    public var scale: DisplayScale
    /// The side on which reading begins.
    public var direction: LayoutDirection

    /// Makes a surface.
    public init(size: PixelSize, scale: DisplayScale, direction: LayoutDirection) {
      self.size = size
      self.scale = scale
      self.direction = direction
    }
  }

  /// The copies in drawing order.
  public var blits: [Blit] { output.blits }
  /// The pictures that they copy.
  public var pictures: PictureIndex { output.pictures }
  /// What differs from the frame before.
  public private(set) var damage = Damage()

  private var output: Lowering.Output
  private let number: Int
  private var surface: Surface?
  private var isContentLost = false
  private var commands: [DrawCommand] = []
  private var ends: [Int] = []
  private var oldBlits: [Blit] = []
  private var oldEnds: [Int] = []

  /// Makes an empty composition of pictures from an index, its own or one that others share.
  public init(pictures: PictureIndex = PictureIndex()) {
    output = Lowering.Output(pictures: pictures)
    number = pictures.nextComposition()
  }

  /// Puts new commands in the place of the old ones.
  public mutating func update(
    _ newCommands: [DrawCommand], on newSurface: Surface, text: any TextRasterizer
  ) {
    let isSameSurface = surface == newSurface
    surface = newSurface
    swap(&output.blits, &oldBlits)
    swap(&ends, &oldEnds)
    output.blits.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    damage.removeAll()
    let lowering = Lowering(surface: newSurface, text: text, composition: number)
    let oldCount = commands.count
    for index in newCommands.indices {
      let old = oldRange(index)
      if isSameSurface, index < oldCount, commands[index] == newCommands[index] {
        output.blits.append(contentsOf: oldBlits[old])
      } else {
        lowering.lower(newCommands[index], at: index, into: &output)
        addDamage(old: old, new: (ends.last ?? 0)..<blits.count)
        remember(newCommands[index], at: index)
      }
      ends.append(blits.count)
    }
    for index in newCommands.count..<max(oldCount, newCommands.count) {
      addDamage(old: oldRange(index), new: blits.count..<blits.count)
    }
    commands.removeLast(max(oldCount - newCommands.count, 0))
    if !isSameSurface || isContentLost { addSurface() }
    isContentLost = false
  }

  /// Has the next drawing cover the whole surface, as after its content was lost.
  public mutating func damageEverything() {
    isContentLost = true
    addSurface()
  }

  private mutating func addSurface() {
    guard let surface else { return }
    damage.removeAll()
    damage.add(PixelRect(origin: PixelPoint(x: 0, y: 0), size: surface.size))
  }

  /// Forgets the pictures that nothing on the surface shows, and tells which they were.
  public func discardUnusedPictures() -> [PictureID] {
    var used: Set<PictureID> = []
    insertPictures(into: &used)
    return pictures.removeAll(except: used)
  }

  /// Adds the pictures that are shown to a set.
  public func insertPictures(into used: inout Set<PictureID>) {
    for case let id? in blits.lazy.map(\.picture) { used.insert(id) }
  }

  /// Commands are kept one by one: a caller that changes one of its own then copies none.
  private mutating func remember(_ command: DrawCommand, at index: Int) {
    if index < commands.count {
      commands[index] = command
    } else {
      commands.append(command)
    }
  }

  private func oldRange(_ index: Int) -> Range<Int> {
    guard index < oldEnds.count else { return 0..<0 }
    return (index > 0 ? oldEnds[index - 1] : 0)..<oldEnds[index]
  }

  private mutating func addDamage(old: Range<Int>, new: Range<Int>) {
    for offset in 0..<max(old.count, new.count) {
      let before = offset < old.count ? oldBlits[old.lowerBound + offset] : nil
      let after = offset < new.count ? blits[new.lowerBound + offset] : nil
      switch (before, after) {
      case (let before?, let after?): addDifference(before, after)
      case (let only?, nil), (nil, let only?): damage.add(only.target)
      case (nil, nil): break
      }
    }
  }

  /// Of one picture in two states, what the change touched.
  private mutating func addDifference(_ before: Blit, _ after: Blit) {
    guard case .live(let id, let source, let old) = before.ink,
      case .live(id, source, let new) = after.ink, before.target == after.target,
      before.opacity == after.opacity, case .live(let recipe, _)? = pictures.recipe(of: id)
    else {
      damage.add(from: before, to: after)
      return
    }
    let (first, second) = recipe.touched(from: old, to: new)
    let x = after.target.minX - source.x
    let y = after.target.minY - source.y
    damage.add(first.offset(x: x, y: y).intersection(after.target))
    damage.add(second.offset(x: x, y: y).intersection(after.target))
  }
}
