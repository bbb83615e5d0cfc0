/// A long list in several pieces, as several threads made them: put together it would take as much memory again, and
/// fresh memory is what costs.
public struct Pieces<Element: Sendable>: RandomAccessCollection, Sendable {
  @usableFromInline let pieces: [[Element]]
  /// Where each piece begins, and one more for the end.
  @usableFromInline let starts: [Int]
  /// For each 256th place the piece that it lies in.
  @usableFromInline let signposts: [Int32]

  /// - Parameter pieces: in their order; empty ones are left out.
  public init(_ pieces: [[Element]]) {
    self.pieces = pieces.filter { !$0.isEmpty }
    var starts = [0]
    var signposts: [Int32] = []
    for (number, piece) in self.pieces.enumerated() {
      starts.append(starts[number] + piece.count)
      while signposts.count << 8 < starts[number + 1] { signposts.append(Int32(number)) }
    }
    self.starts = starts
    self.signposts = signposts
  }

  /// Always 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of elements of all pieces.
  @inlinable public var endIndex: Int { starts[starts.count - 1] }

  /// In constant time: from a signpost on at most 255 pieces are passed. Traps out of range.
  @inlinable public subscript(position: Int) -> Element {
    var piece = Int(signposts[position >> 8])
    while starts[piece + 1] <= position { piece += 1 }
    return pieces[piece][position - starts[piece]]
  }

  /// Neighbours: those of one piece cost no more than elements of an array, others are copied. Traps out of range.
  @inlinable public func neighbours(_ places: Range<Int>) -> ArraySlice<Element> {
    if places.isEmpty { return [] }
    var piece = Int(signposts[places.lowerBound >> 8])
    while starts[piece + 1] <= places.lowerBound { piece += 1 }
    if places.upperBound > starts[piece + 1] { return ArraySlice(self[places]) }
    return pieces[piece][places.lowerBound - starts[piece]..<places.upperBound - starts[piece]]
  }

  /// Cheaper than by index: nothing is looked up.
  @inlinable public func makeIterator() -> Iterator { Iterator(pieces) }

  /// Walks through one piece after the other.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var pieces: IndexingIterator<[[Element]]>
    @usableFromInline var piece: IndexingIterator<[Element]>

    @inlinable init(_ pieces: [[Element]]) {
      self.pieces = pieces.makeIterator()
      piece = [].makeIterator()
    }

    /// The next element; nil at the end of the last piece.
    @inlinable public mutating func next() -> Element? {
      while true {
        if let element = piece.next() { return element }
        guard let following = pieces.next() else { return nil }
        piece = following.makeIterator()
      }
    }
  }
}
