import RevealCore
import RevealSDL

extension RenderLoop {
  func handle(_ event: InputEvent) throws(EnvironmentError) {
    switch event {
    case .quit:
      isEnding = true
    case .resized:
      matchWindow()
    case .exposed:
      try presenter.presentAll(canvas: engine.surface.size)
    case .visibilityChanged(let isVisible):
      self.isVisible = isVisible && window.isVisible
    case .contentLost(let texturesToo):
      engine.recover(texturesToo: texturesToo)
    case .focusChanged(let isFocused):
      if !isFocused { send(.focusLost) }
    case .keyDown(let press):
      send(.keyDown(press))
    case .keyUp(let key):
      send(.keyUp(key))
    case .pointerMoved(let place):
      send(.pointerMoved(point(place)))
    case .pointerDown(let place):
      send(.pointerDown(point(place)))
    case .pointerUp(let place):
      send(.pointerUp(point(place)))
    case .pointerLeft:
      send(.pointerLeft)
    case .wheel(let steps):
      send(.wheel(steps))
    }
  }

  private func point(_ place: Point) -> Point { engine.leading(window.points(place)) }

  private func send(_ action: Action) {
    for effect in engine.send(action, at: clock.now) {
      switch effect {
      case .quit: isEnding = true
      case .setFullScreen(let isFullScreen): window.setFullScreen(isFullScreen)
      case .screenshot: screenshots.write(try? engine.snapshot())
      }
    }
  }
}
