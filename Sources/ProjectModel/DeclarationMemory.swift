/// Values of declarations, by their numbers: no hashing, and memory only for those of which something is known.
///
/// A class with memory of its own, for the same reason as `TypedCode`.
final class DeclarationMemory {
  /// The number of the first declaration of each file.
  private let firsts: [UInt32]
  private let count: Int
  /// For each declaration its place in `values` plus one, 0 for none.
  private let places: UnsafeMutablePointer<UInt32>
  /// Pieces of `pieceSize` values: nothing moves when there is need of more.
  private let pieces: UnsafeMutablePointer<UnsafeMutablePointer<Value>>
  private var used = 0
  /// For each declaration how many variables' values had to be found for its own; 0 where its type is written.
  private let heights: UnsafeMutablePointer<UInt8>

  private static let pieceSize = 512

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
    heights = .allocate(capacity: Int(count))
    heights.initialize(repeating: 0, count: Int(count))
    pieces = .allocate(capacity: Int(count) / DeclarationMemory.pieceSize + 1)
  }

  deinit {
    places.deallocate()
    heights.deallocate()
    for piece in 0..<(used + DeclarationMemory.pieceSize - 1) / DeclarationMemory.pieceSize {
      pieces[piece].deinitialize(count: min(DeclarationMemory.pieceSize, used - piece * DeclarationMemory.pieceSize))
      pieces[piece].deallocate()
    }
    pieces.deallocate()
  }

  subscript(at: DeclarationRef) -> Value? {
    get {
      let place = places[number(of: at)]
      return place == 0 ? nil : value(at: Int(place) - 1).pointee
    }
    set {
      guard let newValue else { return }
      let number = number(of: at)
      if places[number] == 0 {
        if used % DeclarationMemory.pieceSize == 0 {
          pieces[used / DeclarationMemory.pieceSize] = .allocate(capacity: DeclarationMemory.pieceSize)
        }
        value(at: used).initialize(to: newValue)
        used += 1
        places[number] = UInt32(used)
      } else {
        value(at: Int(places[number]) - 1).pointee = newValue
      }
    }
  }

  func height(of at: DeclarationRef) -> Int { Int(heights[number(of: at)]) }

  func note(height: Int, of at: DeclarationRef) { heights[number(of: at)] = UInt8(height) }

  private func number(of at: DeclarationRef) -> Int {
    let number = Int(firsts[Int(at.file)] + at.declaration)
    precondition(number < count)
    return number
  }

  private func value(at place: Int) -> UnsafeMutablePointer<Value> {
    pieces[place / DeclarationMemory.pieceSize] + place % DeclarationMemory.pieceSize
  }
}
