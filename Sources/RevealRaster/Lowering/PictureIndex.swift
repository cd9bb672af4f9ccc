import RevealCore

/// The numbers of the pictures in use: a recipe has one number while it is in use.
///
/// Compositions that are drawn from the same textures share one.
public final class PictureIndex {
  private var recipes: [PictureRecipe?] = []
  private var numbers: [PictureRecipe: PictureID] = [:]
  private var free: [Int] = []
  private var recentReveals: [Reveal] = []
  private var compositions = 0

  /// The two pictures of a reveal.
  private struct Reveal {
    let recipe: RevealRecipe
    let track: PictureID
    let whole: PictureID
  }

  /// As many reveals as are found faster by comparing than by hashing their stops.
  private static let recentCount = 4

  /// Makes an empty index.
  public init() {}

  /// How many pictures have a number.
  public var count: Int { numbers.count }

  /// A number for a composition, by which its pictures under masks are told from another's.
  func nextComposition() -> Int {
    compositions += 1
    return compositions
  }

  /// The number of a recipe, given to it now if it has none.
  func id(of recipe: PictureRecipe) -> PictureID {
    if let id = numbers[recipe] { return id }
    let id: PictureID
    if let index = free.popLast() {
      recipes[index] = recipe
      id = PictureID(index: index)
    } else {
      recipes.append(recipe)
      id = PictureID(index: recipes.count - 1)
    }
    numbers[recipe] = id
    return id
  }

  /// The numbers of a reveal's pictures: asked for in every frame of every animation.
  func ids(of recipe: RevealRecipe) -> (track: PictureID, whole: PictureID) {
    for reveal in recentReveals where reveal.recipe == recipe {
      return (reveal.track, reveal.whole)
    }
    let track = id(of: .track(recipe))
    let whole = id(of: .reveal(recipe))
    if recentReveals.count >= Self.recentCount { recentReveals.removeFirst() }
    recentReveals.append(Reveal(recipe: recipe, track: track, whole: whole))
    return (track, whole)
  }

  /// The recipe of a number; nil where it is not in use.
  public func recipe(of id: PictureID) -> PictureRecipe? {
    recipes.indices.contains(id.index) ? recipes[id.index] : nil
  }

  /// Takes the numbers of all recipes but those in use, and tells which they were.
  public func removeAll(except used: Set<PictureID>) -> [PictureID] {
    recentReveals.removeAll(keepingCapacity: true)
    let unused = numbers.values.filter { !used.contains($0) }
    for id in unused {
      if let recipe = recipes[id.index] { numbers[recipe] = nil }
      recipes[id.index] = nil
      free.append(id.index)
    }
    return unused
  }
}
