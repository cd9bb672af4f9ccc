import RevealCore
import RevealJobs
import RevealSDL

extension JobWindowLoop {
  /// Does what all events that wait ask for.
  func handleEvents(at now: Instant) throws(EnvironmentError) {
    var found = false
    while let event = events.next() {
      found = true
      try handle(event)
    }
    attention.looked(at: now, found: found)
  }

  private func handle(_ event: InputEvent) throws(EnvironmentError) {
    switch event {
    case .quit: quit()
    case .resized: matchWindow()
    case .exposed: try presenter.presentAll(canvas: engine.surface.size)
    case .visibilityChanged(let isVisible): self.isVisible = isVisible && window.isVisible
    case .contentLost(let texturesToo): engine.recover(texturesToo: texturesToo)
    case .focusChanged(let isFocused): hasFocus = isFocused
    case .keyDown(let press): send { $0.keyDown(press, &$1) }
    case .keyUp: break
    case .pointerMoved(let place):
      send { input, state in
        input.pointerMoved(to: point(place), &state)
        return nil
      }
    case .pointerDown(let place):
      send { input, state in
        input.pointerDown(at: point(place), &state)
        return nil
      }
    case .pointerUp(let place): send { $0.pointerUp(at: point(place), &$1) }
    case .pointerLeft:
      send { input, state in
        input.pointerMoved(to: nil, &state)
        return nil
      }
    case .wheel(let steps):
      send { input, state in
        input.wheel(steps, &state)
        return nil
      }
    }
  }

  /// The window's own button closes like Esc; a signal ends the job as well.
  private func quit() {
    if let number = TerminationSignal.pending {
      driver.end(by: number)
      engine.change { $0.session.abort(at: clock.now) }
    } else {
      send { $0.close(&$1) }
    }
  }

  private func send(_ body: (JobInput, inout JobViewState) -> JobInput.Effect?) {
    let input = JobInput(layout: engine.layout, time: clock.now)
    var effect: JobInput.Effect?
    engine.change { effect = body(input, &$0) }
    switch effect {
    case .hangUp: driver.hangUpIfAsked()
    case .minimize: window.minimize()
    case nil: break
    }
  }

  private func point(_ place: Point) -> Point { engine.leading(window.points(place)) }

  func matchWindow() {
    let size = window.drawableSize
    let scale = window.scale
    frameInterval = window.refreshInterval
    if size != engine.surface.size || scale != engine.surface.scale {
      engine.resize(to: size, scale: scale)
    }
  }
}
