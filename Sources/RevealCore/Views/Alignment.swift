/// Where a view lies between leading and trailing edge.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing

  /// The part of the spare width that is before the view.
  var part: Double {
    switch self {
    case .leading: return 0
    case .center: return 0.5
    case .trailing: return 1
    }
  }
}

/// Where a view lies between top and bottom.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top edge.
  case top
  /// In the middle.
  case center
  /// At the bottom edge.
  case bottom

  /// The part of the spare height that is above the view.
  var part: Double {
    switch self {
    case .top: return 0
    case .center: return 0.5
    case .bottom: return 1
    }
  }
}

/// Where a view lies in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// Its place between leading and trailing edge.
  public var horizontal: HorizontalAlignment
  /// Its place between top and bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The place, in points, of something in a rectangle; where it is larger, it reaches beyond.
  public func place(_ size: Size, in frame: Rect) -> Rect {
    Rect(
      origin: Point(
        x: frame.minX + (frame.size.width - size.width) * horizontal.part,
        y: frame.minY + (frame.size.height - size.height) * vertical.part),
      size: size)
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the leading top corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the trailing top corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the leading bottom corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the trailing bottom corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
