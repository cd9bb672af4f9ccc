/// A sequence of colours over the unit interval, the whole track of whatever it fills.
///
/// Stops follow the rules of CSS Images Level 3, "Color Stop Fixup": a missing first place is 0, a
/// missing last one 1, missing ones between are spaced evenly, a place below an earlier one is
/// raised to it, and equal places make a hard edge. Places outside 0…1 are legal. Colours are mixed
/// premultiplied, as there, in the coordinates of ``space``.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public let color: Color
    /// The place: 0 is the leading edge of the track, 1 the trailing; nil leaves it to the rules.
    public let location: Double?

    /// Makes a stop; a place that is not finite counts as not given, one beyond ±1e100 is pinned.
    public init(color: Color, location: Double? = nil) {
      self.color = color
      self.location = location.flatMap { $0.isFinite ? min(max($0, -1e100), 1e100) : nil }
    }
  }

  /// The colours in order.
  public let colors: [Color]
  /// The place of each of ``colors``, fixed up; never decreasing.
  public let locations: [Double]
  /// The space in which colours mix.
  public let space: InterpolationSpace

  /// Makes a gradient from stops; none at all is a clear one, a single one a solid colour.
  public init(stops: [Stop], space: InterpolationSpace = .srgb) {
    colors = stops.map(\.color)
    locations = Self.fixedUp(stops.map(\.location))
    self.space = space
  }

  /// Makes a gradient of one colour.
  public init(solid color: Color) { self.init(stops: [Stop(color: color)]) }

  /// The exact colour at a place on the track.
  ///
  /// The place is a part of the track; NaN counts as 0. Before the first stop it is the first
  /// colour, after the last one the last; at a hard edge the colour after it.
  public func color(at location: Double) -> Color {
    guard let first = colors.first, let last = colors.last else { return .clear }
    let place = location.isNaN ? 0 : location
    guard let next = locations.firstIndex(where: { $0 > place }) else { return last }
    guard next > 0 else { return first }
    let previous = next - 1
    let part = (place - locations[previous]) / (locations[next] - locations[previous])
    return mix(colors[previous], colors[next], part)
  }

  /// The colours of a track of so many pixel columns, each taken at the column's centre.
  ///
  /// That of column i is at (i + ½) / count.
  public func columns(_ count: Int) -> [Color] {
    (0..<max(count, 0)).map { color(at: (Double($0) + 0.5) / Double(count)) }
  }

  private func mix(_ from: Color, _ to: Color, _ part: Double) -> Color {
    let opacity = from.opacity + (to.opacity - from.opacity) * part
    guard opacity > 0 else { return .clear }
    let a = space.coordinates(of: from)
    let b = space.coordinates(of: to)
    let fromWeight = from.opacity * (1 - part) / opacity
    let toWeight = to.opacity * part / opacity
    return space.color(
      at: (
        a.0 * fromWeight + b.0 * toWeight,
        a.1 * fromWeight + b.1 * toWeight,
        a.2 * fromWeight + b.2 * toWeight
      ), opacity: opacity)
  }

  private static func fixedUp(_ given: [Double?]) -> [Double] {
    guard let lastIndex = given.indices.last else { return [] }
    var places = given
    places[0] = given[0] ?? 0
    if lastIndex > 0 { places[lastIndex] = given[lastIndex] ?? 1 }
    var largest = -Double.infinity
    for index in places.indices {
      guard let place = places[index] else { continue }
      largest = max(largest, place)
      places[index] = largest
    }
    var result: [Double] = []
    result.reserveCapacity(places.count)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      // The run of missing places before this one; the first and the last are always given.
      let start = result.last ?? place
      let step = (place - start) / Double(index - result.count + 1)
      while result.count < index { result.append(min(result[result.count - 1] + step, place)) }
      result.append(place)
    }
    return result
  }
}
