import SwiftFacts

/// Numbers the names that the facts of a file really use, in the order of first use.
struct NameBuilder: ~Copyable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var hashes: [UInt64] = [NameTable.seed]
  /// Numbers in the facts by numbers of the interner; 0 where a name is not used yet.
  private var outputs: [NameID] = []

  mutating func reset(capacity: Int) {
    bytes.removeAll(keepingCapacity: true)
    ends.removeLast(ends.count - 1)
    hashes.removeLast(hashes.count - 1)
    outputs.removeAll(keepingCapacity: true)
    outputs.append(contentsOf: repeatElement(0, count: capacity))
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
    for index in interner.range(of: id) { bytes.append(interner.bytes[index]) }
    ends.append(UInt32(bytes.count))
    hashes.append(interner.entries[Int(id)].hash)
    return output
  }

  /// A copy of exactly the size it needs.
  func table() -> NameTable {
    var table = NameTable()
    table.bytes = exact(bytes)
    table.ends = exact(ends)
    table.hashes = exact(hashes)
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
