/// What is known of declarations, by their numbers: no hashing, and memory only for those of which something is known.
struct DeclarationMemory<Known> {
  /// The number of the first declaration of each file.
  private let firsts: [UInt32]
  /// For each declaration its place in `values` plus one, 0 for none.
  private var places: [UInt32]
  private var values: [Known] = []

  init(_ table: TypeTable) {
    var count: UInt32 = 0
    var firsts: [UInt32] = []
    firsts.reserveCapacity(table.files.count)
    for file in table.files {
      firsts.append(count)
      count += UInt32(file.facts.surface.declarations.count)
    }
    self.firsts = firsts
    places = [UInt32](repeating: 0, count: Int(count))
  }

  subscript(at: DeclarationRef) -> Known? {
    get {
      let place = places[Int(firsts[Int(at.file)] + at.declaration)]
      return place == 0 ? nil : values[Int(place) - 1]
    }
    set {
      guard let newValue else { return }
      let index = Int(firsts[Int(at.file)] + at.declaration)
      if places[index] == 0 {
        values.append(newValue)
        places[index] = UInt32(values.count)
      } else {
        values[Int(places[index]) - 1] = newValue
      }
    }
  }
}
