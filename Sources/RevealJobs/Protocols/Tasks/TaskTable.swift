/// The tasks by their names: a hash table over bytes, so that finding a task asks for no memory.
struct TaskTable {
  /// How many tasks there can be; what is said of later ones is passed over.
  static let limit = 65_536

  /// All names, one after the other.
  private var names: [UInt8] = []
  private var ranges: [Range<Int>] = []
  /// Numbers of tasks by their hash, −1 where there is none; a power of two in size.
  private var slots = [Int](repeating: -1, count: 16)

  var count: Int { ranges.count }

  /// The number of the task of a name, and whether it is new; nil beyond the limit.
  mutating func number(of name: some Collection<UInt8>) -> (number: Int, isNew: Bool)? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let range = ranges[slots[slot]]
      if range.count == name.count, names[range].elementsEqual(name) { return (slots[slot], false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard ranges.count < Self.limit else { return nil }
    add(name, at: slot)
    return (ranges.count - 1, true)
  }

  /// Adds a task, of which another may have the name already: it is found by its number alone.
  mutating func declare(_ name: some Collection<UInt8>) -> Int? {
    guard let (number, isNew) = number(of: name) else { return nil }
    guard !isNew else { return number }
    guard ranges.count < Self.limit else { return nil }
    ranges.append(ranges[number])
    return ranges.count - 1
  }

  private mutating func add(_ name: some Collection<UInt8>, at slot: Int) {
    slots[slot] = ranges.count
    ranges.append(names.count..<names.count + name.count)
    names.append(contentsOf: name)
    guard ranges.count * 2 > slots.count else { return }
    grow()
  }

  private mutating func grow() {
    let old = slots
    slots = [Int](repeating: -1, count: old.count * 2)
    for number in old where number >= 0 {
      var slot = Self.hash(names[ranges[number]]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number
    }
  }

  /// FNV-1a; the upper half mixed in, since slots are counted by the lower bits.
  private static func hash(_ name: some Collection<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }
}
