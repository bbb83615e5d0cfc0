import SwiftFacts

/// Numbers the names that the facts of a file really use, in the order of first use.
struct NameBuilder: ~Copyable {
  private var bytes = Buffer<UInt8>()
  private var ends = Buffer<UInt32>()
  private var hashes = Buffer<UInt64>()
  /// Numbers in the facts by numbers of the interner; 0 where a name is not used yet.
  private var outputs = Buffer<NameID>()

  mutating func reset(capacity: Int) {
    bytes.removeAll()
    ends.removeAll()
    ends.append(0)
    hashes.removeAll()
    hashes.append(NameTable.seed)
    outputs.removeAll()
    for _ in 0..<capacity { outputs.append(0) }
  }

  @inline(__always)
  mutating func output(_ id: UInt32, _ interner: borrowing NameInterner) -> NameID {
    if Int(id) < outputs.count {
      let output = outputs[Int(id)]
      if output != 0 { return output }
    }
    return add(id, interner)
  }

  private mutating func add(_ id: UInt32, _ interner: borrowing NameInterner) -> NameID {
    guard id != 0 else { return 0 }
    while outputs.count <= Int(id) { outputs.append(0) }
    let output = NameID(ends.count)
    outputs[Int(id)] = output
    interner.append(id, to: &bytes)
    ends.append(UInt32(bytes.count))
    hashes.append(interner.entries[Int(id)].hash)
    return output
  }

  /// A copy of exactly the size it needs.
  func table() -> NameTable {
    var table = NameTable()
    table.bytes = bytes.array()
    table.ends = ends.array()
    table.hashes = hashes.array()
    return table
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
