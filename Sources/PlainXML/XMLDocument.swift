import SourceText

/// A document as flat lists in the order of the text: parents before children. Names and values are byte ranges until
/// the caller asks for one, because most of a large document is never asked for.
public struct XMLDocument: Sendable, Equatable {
  /// The text that all ranges speak of.
  public let bytes: [UInt8]
  /// In the order of the text. Exactly one of them is an element without a parent.
  public let nodes: [XMLNode]
  /// Those of one element side by side: see `attributes(of:)`.
  public let attributes: [XMLAttribute]

  init(bytes: [UInt8], nodes: [XMLNode], attributes: [XMLAttribute]) {
    self.bytes = bytes
    self.nodes = nodes
    self.attributes = attributes
  }

  /// The index of the element around all others.
  public var root: Int { nodes.firstIndex { $0.kind == .element }! }

  /// The attributes of an element, in the order of the text; of other nodes there are none.
  public func attributes(of node: XMLNode) -> ArraySlice<XMLAttribute> {
    attributes[Int(node.firstAttribute)..<Int(node.firstAttribute) + Int(node.attributeCount)]
  }

  /// Whether the name of an element or instruction is a certain one.
  public func isNamed(_ node: XMLNode, _ name: StaticString) -> Bool { holds(name, at: node.name) }

  /// The name of an element or instruction.
  public func name(of node: XMLNode) -> String { text(at: node.name) }

  /// The value of an attribute of an element as it is meant, without entities; nil where it has none of that name.
  public func value(of name: StaticString, in node: XMLNode) -> String? {
    attribute(name, of: node).map { value(of: $0) }
  }

  /// An attribute of an element by its name.
  public func attribute(_ name: StaticString, of node: XMLNode) -> XMLAttribute? {
    attributes(of: node).first { holds(name, at: $0.name) }
  }

  /// The value of an attribute as it is meant: entities and numeric references replaced, line ends and tabs as blanks.
  public func value(of attribute: XMLAttribute) -> String {
    decoded(attribute.value, isAttribute: true)
  }

  /// What a text says; of a comment or an instruction what stands behind its opening.
  public func content(of node: XMLNode) -> String {
    node.kind == .text ? decoded(node.content, isAttribute: false) : withoutReturns(node.content)
  }

  /// The bytes of a range as they are written.
  public func text(at range: ByteRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  private func holds(_ text: StaticString, at range: ByteRange) -> Bool {
    guard Int(range.end - range.start) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes[Int(range.start)..<Int(range.end)].elementsEqual($0) }
  }

  private func withoutReturns(_ range: ByteRange) -> String {
    var plain: [UInt8] = []
    var index = Int(range.start)
    while index < Int(range.end) { plain.append(lineEnd(&index) ?? bytes[index - 1]) }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Steps over a byte, or over a line end, which XML reads as LF however it is written.
  private func lineEnd(_ index: inout Int) -> UInt8? {
    index += 1
    guard bytes[index - 1] == 0x0D else { return nil }
    if index < bytes.count, bytes[index] == 0x0A { index += 1 }
    return 0x0A
  }

  private func decoded(_ range: ByteRange, isAttribute: Bool) -> String {
    let written = bytes[Int(range.start)..<Int(range.end)]
    guard written.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else {
      return String(decoding: written, as: UTF8.self)
    }
    var plain: [UInt8] = []
    var index = written.startIndex
    while index < written.endIndex {
      if written[index] == UInt8(ascii: "&") {
        // The reader has refused what is none.
        guard let reference = readReference(in: written[index...]) else { break }
        plain.append(contentsOf: UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter)
        index = reference.end
      } else {
        let byte = lineEnd(&index) ?? written[index - 1]
        plain.append(isAttribute && byte < 0x20 ? 0x20 : byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

/// An element, a run of text, a comment or a processing instruction.
public struct XMLNode: Sendable, Equatable {
  /// The cases say what `name` and `content` mean.
  public enum Kind: UInt8, Sendable {
    /// `<view key="view"/>`: `name` is its name, `content` what stands between its tags.
    case element
    /// Characters between tags.
    case text
    /// `<![CDATA[…]]>`: `content` is what stands inside.
    case characterData
    /// `<!--…-->`: `content` is what stands inside.
    case comment
    /// `<?name content?>`.
    case instruction
  }

  /// Says what the other fields mean.
  public var kind: Kind
  /// The index of the element around it, or `.max`.
  public var parent: UInt32
  /// Behind the index of its last descendant.
  public var end: UInt32
  /// All of it, tags included.
  public var range: ByteRange
  /// Empty for what has none.
  public var name: ByteRange
  /// As it is written.
  public var content: ByteRange
  /// An index into `XMLDocument.attributes`.
  public var firstAttribute: UInt32 = 0
  /// How many attributes there are from that index on.
  public var attributeCount: UInt32 = 0
}

/// `customClass="LoginViewController"`
public struct XMLAttribute: Sendable, Equatable {
  /// Left of `=`.
  public var name: ByteRange
  /// Without quotes, as it is written.
  public var value: ByteRange
}
