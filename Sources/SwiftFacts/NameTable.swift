/// The number of a name in the `NameTable` of its file. Meaningless without that table.
public typealias FileNameID = UInt32

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

  public init(bytes: [UInt8], ends: [UInt32], hashes: [UInt64]) {
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
  }

  /// A table of the empty name alone.
  public init() {
    bytes = []
    ends = [0]
    hashes = [NameTable.hash(of: [])]
  }

  /// The empty name included: every `FileNameID` of the file is smaller.
  public var count: Int { ends.count }

  /// Where a name stands in `bytes`. A number from `count` on traps.
  public func byteRange(of name: FileNameID) -> Range<Int> {
    let start = name == 0 ? 0 : Int(ends[Int(name) - 1])
    return start..<Int(ends[Int(name)])
  }

  /// The text of a name, made anew each time. A number from `count` on traps.
  public subscript(name: FileNameID) -> String {
    String(decoding: bytes[byteRange(of: name)], as: UTF8.self)
  }

  /// The texts of all names, the empty one first.
  public var all: [String] { ends.indices.map { self[FileNameID($0)] } }

  /// Multiply-and-mix over 8-byte little-endian words (the last one filled with zeros), seeded with nothing.
  ///
  /// Words, not bytes, because a reader that scans a name has the word in a register already. The low bits are good
  /// enough to index a power-of-two table.
  @inlinable
  public static func hash<Bytes: Sequence>(of bytes: Bytes) -> UInt64 where Bytes.Element == UInt8 {
    var hash = seed
    var word: UInt64 = 0
    var filled: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << filled
      filled += 8
      if filled == 64 {
        hash = mixed(hash, word)
        word = 0
        filled = 0
      }
    }
    return filled == 0 ? hash : mixed(hash, word)
  }

  /// Where `hash(of:)` starts.
  @inlinable
  public static var seed: UInt64 { 0xcbf2_9ce4_8422_2325 }

  /// One step of `hash(of:)`, for a reader that hashes along with its scan.
  @inlinable
  public static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product >> 32)
  }
}
