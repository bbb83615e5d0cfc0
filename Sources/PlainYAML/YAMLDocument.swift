import SourceText

/// One YAML document: a tree in a flat array, every node with its place.
///
/// Nodes stand in preorder. Node 0 is the root; the children of node `i` start at `i + 1`, and each child's next
/// sibling starts at that child's `end`. The children of a mapping are key, value, key, value…
public struct YAMLDocument: Sendable, Equatable {
  /// Empty for a text without any content.
  public var nodes: [YAMLNode]
  /// The text that was read.
  public var bytes: [UInt8]
  /// The content of scalars that is not a slice of `bytes`: with escapes, folded lines, stripped indentation.
  var pool: [UInt8]
  /// Of `bytes`.
  public var lines: LineTable
  /// The document starts with `---`.
  public var hasStartMarker: Bool
  /// The document ends with `...`.
  public var hasEndMarker: Bool

  /// The content of a scalar; of a collection: the empty string.
  public func text(of node: Int) -> String {
    let node = nodes[node]
    guard node.kind == .scalar else { return "" }
    let range = Int(node.content.start)..<Int(node.content.end)
    return String(decoding: node.isPooled ? pool[range] : bytes[range], as: UTF8.self)
  }

  /// Whether a scalar has exactly this content.
  public func text(of node: Int, is text: StaticString) -> Bool {
    let node = nodes[node]
    guard node.kind == .scalar, Int(node.content.end - node.content.start) == text.utf8CodeUnitCount else {
      return false
    }
    let range = Int(node.content.start)..<Int(node.content.end)
    return text.withUTF8Buffer { (node.isPooled ? pool[range] : bytes[range]).elementsEqual($0) }
  }

  /// The elements of a sequence, the values of a mapping; of a scalar: none.
  public func elements(of node: Int) -> [Int] {
    switch nodes[node].kind {
    case .scalar: []
    case .sequence: children(of: node)
    case .mapping: entries(of: node).map(\.value)
    }
  }

  /// The keys of a mapping with their values; of anything else: none.
  public func entries(of node: Int) -> [(key: Int, value: Int)] {
    guard nodes[node].kind == .mapping else { return [] }
    let children = children(of: node)
    return stride(from: 0, to: children.count, by: 2).map { (children[$0], children[$0 + 1]) }
  }

  /// The value of a key, or nil.
  public func value(of key: String, in node: Int) -> Int? {
    entries(of: node).first { text(of: $0.key) == key }?.value
  }

  /// Where a node starts.
  public func position(of node: Int) -> Position { lines.position(of: nodes[node].range.start) }

  /// Behind the last byte of a node.
  public func end(of node: Int) -> Position { lines.position(of: nodes[node].range.end) }

  private func children(of node: Int) -> [Int] {
    var children: [Int] = []
    children.reserveCapacity(Int(nodes[node].childCount))
    var child = node + 1
    while child < Int(nodes[node].end) {
      children.append(child)
      child = Int(nodes[child].end)
    }
    return children
  }
}

/// A scalar, sequence or mapping.
public struct YAMLNode: Sendable, Equatable {
  /// Whether a node has a text, a list of nodes or pairs of them.
  public enum Kind: UInt8, Sendable { case scalar, sequence, mapping }

  /// How a node is written. Only plain scalars mean anything but strings; a value that is not written is plain.
  public enum Style: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// Of collections.
    case block, flow
  }

  /// Says what its children are: none, elements, or keys and values in turn.
  public var kind: Kind
  /// What a scalar means depends on it, see `YAMLDocument.scalar(of:)`.
  public var style: Style
  /// The content is in the document's pool, not in its bytes.
  var isPooled: Bool = false
  /// From the first byte (quotes and brackets included) to behind the last one; empty where nothing is written.
  public var range: ByteRange
  /// The content of a scalar.
  var content: ByteRange = ByteRange(start: 0, end: 0)
  /// Of a mapping: keys and values.
  public var childCount: UInt32 = 0
  /// The index behind the last node of the subtree.
  public var end: UInt32 = 0

  init(kind: Kind, style: Style, range: ByteRange) {
    self.kind = kind
    self.style = style
    self.range = range
  }
}
