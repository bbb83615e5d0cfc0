import SymbolGraph

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Values of declarations, by their numbers: no hashing, and memory only for those of which something is known.
///
/// A class with memory of its own, for the same reason as `TypedCode`.
final class DeclarationMemory {
  /// The number of the first declaration of each file, and at the end that of all.
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

  init(_ table: SymbolTable) {
    firsts = table.firstDeclarations
    count = Int(firsts[table.files.count])
    // Zeros that the system provides when they are touched: an analysis of one file of many pays for that one.
    places = DeclarationMemory.zeros(count)
    heights = DeclarationMemory.zeros(count)
    pieces = .allocate(capacity: count / DeclarationMemory.pieceSize + 1)
  }

  private static func zeros<Number: FixedWidthInteger>(_ count: Int) -> UnsafeMutablePointer<Number> {
    guard let memory = calloc(max(1, count), MemoryLayout<Number>.stride) else { preconditionFailure("out of memory") }
    return memory.bindMemory(to: Number.self, capacity: count)
  }

  deinit {
    free(places)
    free(heights)
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
