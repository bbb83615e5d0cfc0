import SwiftFacts
import SwiftTokens

/// Numbers the names that the facts of a file really use, in the order of first use.
struct NameBuilder: ~Copyable {
  /// Numbers in the interner, by numbers in the facts.
  private var used = Buffer<UInt32>()
  /// Numbers in the facts, by numbers in the interner; 0 where a name is not used yet.
  private var numbers = Buffer<FileNameID>()

  // What the table is made of.
  private var bytes = Buffer<UInt8>()
  private var ends = Buffer<UInt32>()
  private var hashes = Buffer<UInt64>()

  mutating func reset(capacity: Int) {
    used.removeAll()
    used.append(0)
    numbers.fill(with: 0, count: capacity)
  }

  /// The number in the facts, 0 where there is none yet.
  subscript(id: UInt32) -> FileNameID {
    @inline(__always)
    mutating get { Int(id) < numbers.count ? numbers[Int(id)] : 0 }
  }

  @inline(never)
  mutating func add(_ id: UInt32) -> FileNameID {
    guard id != 0 else { return 0 }
    while numbers.count <= Int(id) { numbers.append(0) }
    let number = FileNameID(truncatingIfNeeded: used.count)
    numbers[Int(id)] = number
    used.append(id)
    return number
  }

  /// The names that are used.
  mutating func table(_ interner: inout NameInterner) -> NameTable {
    bytes.removeAll()
    ends.removeAll()
    hashes.removeAll()
    interner.append(used, to: &bytes, &ends, &hashes)
    return NameTable(bytes: bytes.array(), ends: ends.array(), hashes: hashes.array())
  }
}

/// A copy without spare room: facts live as long as the run, buffers only as long as a file.
///
/// Not `Array(buffer[...])`, which shares the whole buffer.
func exact<Element>(_ buffer: [Element]) -> [Element] {
  var copy: [Element] = []
  copy.reserveCapacity(buffer.count)
  copy.append(contentsOf: buffer)
  return copy
}
