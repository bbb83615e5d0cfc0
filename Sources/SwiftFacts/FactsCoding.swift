import SourceText

extension FileFacts {
  /// The version of the encoding. Raise it with every change to what is written; older bytes are refused.
  public static let encodingVersion: UInt8 = 7

  /// The facts as bytes: a magic number, the version, every array with its length, and a checksum. Little-endian, the
  /// same on every machine.
  public func encoded() -> [UInt8] {
    var writer = FactsWriter()
    writer.bytes += FactsWriter.magic + [FileFacts.encodingVersion]
    writer.bytes(names.bytes)
    writer.list(names.ends) { $0.number($1) }
    writer.list(names.hashes) { $0.number($1) }
    surface.write(to: &writer)
    body.write(to: &writer)
    writer.list(lineStarts) { $0.number($1) }
    writer.number(byteCount)
    writer.number(contentHash)
    writer.list(problems) {
      $0.number($1.kind.rawValue)
      $0.range($1.range)
    }
    writer.number(NameTable.hash(of: writer.bytes))
    return writer.bytes
  }

  /// Reads what `encoded()` wrote. Anything else is refused with a reason; nothing traps, and what is answered can be
  /// followed without looking out.
  public static func decoded(_ bytes: [UInt8]) -> Result<FileFacts, FactsDecodingError> {
    do throws(FactsDecodingError) {
      return .success(try decode(bytes))
    } catch {
      return .failure(error)
    }
  }

  private static func decode(_ bytes: [UInt8]) throws(FactsDecodingError) -> FileFacts {
    guard bytes.starts(with: FactsWriter.magic), bytes.count >= FactsWriter.magic.count + 9 else { throw .notFacts }
    guard bytes[FactsWriter.magic.count] == encodingVersion else {
      throw .otherVersion(bytes[FactsWriter.magic.count])
    }
    var reader = FactsReader(bytes: bytes, position: bytes.count - 8)
    let checksum: UInt64 = try reader.number()
    guard NameTable.hash(of: bytes.dropLast(8)) == checksum else { throw .damaged("checksum") }
    reader = FactsReader(bytes: bytes, position: FactsWriter.magic.count + 1, end: bytes.count - 8)
    var facts = FileFacts()
    facts.names.bytes = try reader.bytes()
    facts.names.ends = try reader.list { reader throws(FactsDecodingError) in try reader.number() }
    facts.names.hashes = try reader.list { reader throws(FactsDecodingError) in try reader.number() }
    facts.surface = try SurfaceFacts(from: &reader)
    facts.body = try BodyFacts(from: &reader)
    facts.lineStarts = try reader.list { reader throws(FactsDecodingError) in try reader.number() }
    facts.byteCount = try reader.number()
    facts.contentHash = try reader.number()
    facts.problems = try reader.list { reader throws(FactsDecodingError) in
      ReadProblem(kind: try reader.enumeration(), range: try reader.range())
    }
    guard reader.position == reader.end else { throw .damaged("bytes behind the end") }
    if let problem = facts.firstInconsistency() { throw .damaged(problem) }
    return facts
  }
}

/// Why bytes are no facts.
public enum FactsDecodingError: Error, Sendable, Equatable {
  /// They do not begin as facts do.
  case notFacts
  /// Another version of the program wrote them.
  case otherVersion(UInt8)
  /// What is wrong.
  case damaged(String)
}

/// Appends numbers, little-endian.
struct FactsWriter {
  static let magic: [UInt8] = [0x56, 0x4c, 0x46, 0x41]
  var bytes: [UInt8] = []

  mutating func number<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func flag(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func range(_ range: ByteRange) {
    number(range.start)
    number(range.end)
  }

  mutating func bytes(_ text: [UInt8]) {
    number(UInt32(text.count))
    bytes += text
  }

  mutating func list<Element>(_ elements: [Element], _ write: (inout FactsWriter, Element) -> Void) {
    number(UInt32(elements.count))
    for element in elements { write(&self, element) }
  }
}

/// Takes numbers off the front; the end of the bytes is an error, never a trap.
struct FactsReader {
  let source: [UInt8]
  private(set) var position: Int
  let end: Int

  init(bytes: [UInt8], position: Int, end: Int? = nil) {
    source = bytes
    self.position = position
    self.end = end ?? bytes.count
  }

  mutating func number<Number: FixedWidthInteger>() throws(FactsDecodingError) -> Number {
    let width = Number.bitWidth / 8
    guard end - position >= width else { throw .damaged("it ends too early") }
    var value: UInt64 = 0
    for index in 0..<width { value |= UInt64(source[position + index]) << UInt64(8 * index) }
    position += width
    return Number(truncatingIfNeeded: value)
  }

  mutating func flag() throws(FactsDecodingError) -> Bool {
    let value: UInt8 = try number()
    guard value <= 1 else { throw .damaged("flag") }
    return value == 1
  }

  mutating func range() throws(FactsDecodingError) -> ByteRange {
    let start: UInt32 = try number()
    return ByteRange(start: start, end: try number())
  }

  mutating func enumeration<Kind: RawRepresentable>() throws(FactsDecodingError) -> Kind where Kind.RawValue == UInt8 {
    let raw: UInt8 = try number()
    guard let kind = Kind(rawValue: raw) else { throw .damaged("\(Kind.self) \(raw)") }
    return kind
  }

  mutating func bytes() throws(FactsDecodingError) -> [UInt8] {
    let count: UInt32 = try number()
    guard end - position >= Int(count) else { throw .damaged("it ends too early") }
    defer { position += Int(count) }
    return Array(source[position..<(position + Int(count))])
  }

  mutating func list<Element>(
    _ read: (inout FactsReader) throws(FactsDecodingError) -> Element
  ) throws(FactsDecodingError) -> [Element] {
    let count: UInt32 = try number()
    // Every element takes at least one byte: a wild length is found out before memory is asked for.
    guard Int(count) <= end - position else { throw .damaged("a list is longer than the file") }
    var elements: [Element] = []
    elements.reserveCapacity(Int(count))
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }
}
