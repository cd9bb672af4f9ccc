import RevealCore

/// The demo's picture for a state at a moment: a pure function from values to commands.
struct DemoScene {
  let state: DemoState
  let context: SceneContext

  /// The commands in drawing order, and which of them move.
  func picture() -> ScenePicture {
    let layout = context.layout
    var picture = ScenePicture(part: movingPart)
    picture.append(.fill(Rect(origin: Point(x: 0, y: 0), size: layout.size), context.window))
    picture.append(
      .text(
        layout.label,
        TextPaint(
          context.strings[state.scene.titleKey], font: .headline, color: context.palette[.label],
          backdrop: context.window)))
    picture.appendMovingPart(state.motion(at: context.time))
    picture.append(.text(layout.value, valueText))
    let controls = ControlRenderer(state: state, context: context)
    for control in state.scene.controls { picture.append { controls.append(control, to: &$0) } }
    picture.append { controls.appendPicker(to: &$0) }
    let track = straightTrack(in: picture)
    let panels = PanelRenderer(state: state, context: context, track: track)
    picture.append { panels.append(to: &$0) }
    if state.panel == .frames {
      picture.append(FrameGraph(in: layout.diagnosticsPanel, context: context), context.frames)
    }
    return picture
  }

  private var movingPart: any MovingPart {
    switch state.scene {
    case .bar: return BarPart(state: state, context: context)
    case .shapes: return ShapesPart(state: state, context: context)
    case .gauges: return GaugesPart(state: state, context: context)
    }
  }

  /// The first straight track of the scene: the one that the panel of numbers speaks of.
  ///
  /// There is none where rings turn instead.
  private func straightTrack(in picture: ScenePicture) -> StraightTrack? {
    for case .reveal(let frame, let paint, _) in picture.commands[picture.moving] {
      if case .bar = paint.shape { return StraightTrack(frame: frame, gradient: paint.gradient) }
    }
    return nil
  }

  private var valueText: TextPaint {
    TextPaint(
      ValueText(strings: context.strings).string(state), color: context.palette[.secondaryLabel],
      backdrop: context.window, alignment: state.scene == .bar ? .leading : .trailing,
      hasMonospacedDigits: true)
  }
}
