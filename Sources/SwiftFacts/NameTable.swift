/// The number of a name in the `NameTable` of its file. Meaningless without that table.
public typealias NameID = UInt32

/// Every distinct name of one file, spelled without backticks, with its hash.
///
/// Name 0 is the empty name: "there is none". The hashes are stored so that linking thousands of files
/// compares numbers and touches the bytes only to confirm.
public struct NameTable: Sendable, Equatable {
  /// The UTF-8 bytes of all names, one behind the other.
  public var bytes: [UInt8]
  /// `ends[n]` is the offset in `bytes` behind the last byte of name `n`; it starts where name `n - 1` ends.
  public var ends: [UInt32]
  /// `hashes[n]` is `NameTable.hash` of the bytes of name `n`.
  public var hashes: [UInt64]

  public init() {
    bytes = []
    ends = [0]
    hashes = [NameTable.hash(of: [])]
  }

  public var count: Int { ends.count }

  public func byteRange(of name: NameID) -> Range<Int> {
    let start = name == 0 ? 0 : Int(ends[Int(name) - 1])
    return start..<Int(ends[Int(name)])
  }

  public subscript(name: NameID) -> String {
    String(decoding: bytes[byteRange(of: name)], as: UTF8.self)
  }

  /// FNV-1a, 64 bit, over UTF-8 bytes, with a final mix so that the low bits can index a power-of-two table.
  public static func hash<Bytes: Sequence>(of bytes: Bytes) -> UInt64 where Bytes.Element == UInt8 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return mixed(hash)
  }

  /// The final mix of `hash(of:)`, for a reader that runs FNV-1a along with its scan.
  @inlinable
  public static func mixed(_ hash: UInt64) -> UInt64 { hash ^ (hash >> 29) }
}
