/// Values of declarations, by their numbers: no hashing, and memory only for those of which something is known.
///
/// A class with memory of its own, for the same reason as `TypedCode`.
final class DeclarationMemory {
  /// The number of the first declaration of each file.
  private let firsts: [UInt32]
  private let count: Int
  /// For each declaration its place in `values` plus one, 0 for none.
  private let places: UnsafeMutablePointer<UInt32>
  private var values: UnsafeMutablePointer<Value>
  private var used = 0
  private var capacity = 1024

  init(_ table: TypeTable) {
    var count: UInt32 = 0
    var firsts: [UInt32] = []
    firsts.reserveCapacity(table.files.count)
    for file in table.files {
      firsts.append(count)
      count += UInt32(file.facts.surface.declarations.count)
    }
    self.firsts = firsts
    self.count = Int(count)
    places = .allocate(capacity: Int(count))
    places.initialize(repeating: 0, count: Int(count))
    values = .allocate(capacity: capacity)
  }

  deinit {
    places.deallocate()
    values.deinitialize(count: used)
    values.deallocate()
  }

  subscript(at: DeclarationRef) -> Value? {
    get {
      let place = places[number(of: at)]
      return place == 0 ? nil : values[Int(place) - 1]
    }
    set {
      guard let newValue else { return }
      let number = number(of: at)
      if places[number] == 0 {
        if used == capacity { grow() }
        (values + used).initialize(to: newValue)
        used += 1
        places[number] = UInt32(used)
      } else {
        values[Int(places[number]) - 1] = newValue
      }
    }
  }

  private func number(of at: DeclarationRef) -> Int {
    let number = Int(firsts[Int(at.file)] + at.declaration)
    precondition(number < count)
    return number
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: values, count: used)
    values.deallocate()
    values = larger
    capacity *= 2
  }
}
