import SourceText

/// Goes along the bytes once; elements that are open lie on a list of its own.
struct XMLParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let depthLimit: Int
  private(set) var nodes: [XMLNode] = []
  private(set) var attributes: [XMLAttribute] = []
  /// The elements that are open, the innermost last.
  private var open: [UInt32] = []
  private var hasRoot = false
  var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    nodes.reserveCapacity(bytes.count / 24)
    attributes.reserveCapacity(bytes.count / 24)
  }

  mutating func readAll() throws(XMLRefusal) {
    try refuseOtherEncodings()
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    try readDeclaration()
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    if let unclosed = open.last {
      let node = nodes[Int(unclosed)]
      throw refusal("element `\(text(node.name))` is never closed", at: Int(node.range.start))
    }
    if !hasRoot { throw refusal("there is no element") }
  }

  func refusal(_ message: String, at offset: Int? = nil) -> XMLRefusal {
    XMLRefusal(offset: offset ?? position, message: message)
  }

  func text(_ range: ByteRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  func range(_ start: Int, _ end: Int) -> ByteRange { ByteRange(start: UInt32(start), end: UInt32(end)) }

  /// Whether some bytes stand at an offset.
  func stands(_ word: StaticString, at offset: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    return offset + count <= bytes.count && word.withUTF8Buffer { bytes[offset..<offset + count].elementsEqual($0) }
  }

  func isBlank(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    switch bytes[offset] {
    case 0x20, 0x09, 0x0A, 0x0D: return true
    default: return false
    }
  }

  /// Steps over what stands for itself in texts and values: ASCII, but for what may begin or end something.
  mutating func skipPlain() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x21, 0x23...0x25, 0x28...0x3B, 0x3D...0x5C, 0x5E...0x7F: position += 1
      default: return
      }
    }
  }

  mutating func skipBlanks() {
    while isBlank(at: position) { position += 1 }
  }

  // MARK: Nodes

  private mutating func add(_ kind: XMLNode.Kind, from start: Int, name: ByteRange, content: ByteRange) {
    nodes.append(
      XMLNode(
        kind: kind, parent: open.last ?? .max, end: UInt32(nodes.count + 1), range: range(start, position), name: name,
        content: content))
  }

  private mutating func readMarkup() throws(XMLRefusal) {
    let start = position
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    switch next {
    case UInt8(ascii: "/"): try readEndTag()
    case UInt8(ascii: "?"):
      let name = try readInstruction()
      if text(name.name).lowercased() == "xml" {
        throw refusal("`<?xml` may only stand at the very beginning", at: start)
      }
      add(.instruction, from: start, name: name.name, content: name.content)
    case UInt8(ascii: "!"):
      if stands("<!--", at: start) {
        position += 4
        let content = try skip(to: "-->", "this comment is never closed", from: start, isComment: true)
        add(.comment, from: start, name: range(start, start), content: content)
      } else if stands("<![CDATA[", at: start), !open.isEmpty {
        position += 9
        let content = try skip(to: "]]>", "this CDATA section is never closed", from: start)
        add(.characterData, from: start, name: range(start, start), content: content)
      } else if stands("<!DOCTYPE", at: start) {
        throw refusal("a document type is not read: its entities may mean anything")
      } else {
        throw refusal("an element, a comment or a CDATA section is expected here")
      }
    default: try readStartTag()
    }
  }

  private mutating func readText() throws(XMLRefusal) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if !open.isEmpty { skipPlain() }
      guard position < bytes.count, bytes[position] != UInt8(ascii: "<") else { break }
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        try skipReference()
      } else if byte == UInt8(ascii: "]"), stands("]]>", at: position) {
        throw refusal("`]]>` may not stand in a text")
      } else {
        try skipCharacter()
      }
      if open.isEmpty, !isBlank(at: position - 1) || byte == UInt8(ascii: "&") {
        throw refusal("nothing but comments may stand outside of the element", at: start)
      }
    }
    if !open.isEmpty { add(.text, from: start, name: range(start, start), content: range(start, position)) }
  }

  private mutating func readStartTag() throws(XMLRefusal) {
    let start = position
    if open.isEmpty && hasRoot { throw refusal("there may be only one element outside of all others") }
    if open.count >= depthLimit { throw refusal("elements lie in each other more than \(depthLimit) deep") }
    position += 1
    let name = try readName("the name of an element is expected here")
    let first = attributes.count
    while true {
      let hadBlank = isBlank(at: position)
      skipBlanks()
      guard position < bytes.count else { throw refusal("this tag is never closed", at: start) }
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
      if !hadBlank { throw refusal("a blank is expected before an attribute") }
      try readAttribute()
    }
    try refuseTwins(from: first)
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    if isEmpty {
      guard stands("/>", at: position) else { throw refusal("`>` is expected behind `/`", at: position + 1) }
      position += 1
    }
    position += 1
    hasRoot = true
    add(.element, from: start, name: name, content: range(position, position))
    let number = nodes.count - 1
    nodes[number].firstAttribute = UInt32(first)
    nodes[number].attributeCount = UInt32(attributes.count - first)
    if !isEmpty { open.append(UInt32(number)) }
  }

  private mutating func readEndTag() throws(XMLRefusal) {
    let start = position
    position += 2
    let name = try readName("the name of an element is expected here")
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { throw refusal("`>` is expected here") }
    position += 1
    guard let number = open.popLast() else { throw refusal("`\(text(name))` was never opened", at: start) }
    let node = nodes[Int(number)]
    guard bytes[Int(name.start)..<Int(name.end)].elementsEqual(bytes[Int(node.name.start)..<Int(node.name.end)]) else {
      throw refusal("`</\(text(node.name))>` is expected here, not `</\(text(name))>`", at: start)
    }
    nodes[Int(number)].end = UInt32(nodes.count)
    nodes[Int(number)].range.end = UInt32(position)
    nodes[Int(number)].content.end = UInt32(start)
  }

  private mutating func readAttribute() throws(XMLRefusal) {
    let name = try readName("the name of an attribute, `>` or `/>` is expected here")
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { throw refusal("`=` is expected here") }
    position += 1
    skipBlanks()
    attributes.append(XMLAttribute(name: name, value: try readQuoted()))
  }

  /// What stands in quotes, without these.
  mutating func readQuoted() throws(XMLRefusal) -> ByteRange {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      throw refusal("a value in quotes is expected here")
    }
    let quote = bytes[position]
    position += 1
    while true {
      skipPlain()
      guard position < bytes.count else { throw refusal("this value is never closed", at: start) }
      let byte = bytes[position]
      if byte == quote { break }
      if byte == UInt8(ascii: "<") { throw refusal("`<` may not stand in a value; write `&lt;`") }
      if byte == UInt8(ascii: "&") { try skipReference() } else { try skipCharacter() }
    }
    position += 1
    return range(start + 1, position - 1)
  }

  /// No element has two attributes of one name.
  private func refuseTwins(from first: Int) throws(XMLRefusal) {
    let own = attributes[first...]
    if own.count < 2 { return }
    func name(_ attribute: XMLAttribute) -> Slice<UnsafeBufferPointer<UInt8>> {
      bytes[Int(attribute.name.start)..<Int(attribute.name.end)]
    }
    func twin(_ attribute: XMLAttribute) -> XMLRefusal {
      refusal("the attribute `\(text(attribute.name))` stands twice", at: Int(attribute.name.start))
    }
    // Most elements have a few; of thousands a comparison of all with all would take for ever.
    if own.count <= 16 {
      for index in own.indices.dropFirst() {
        if own[first..<index].contains(where: { name($0).elementsEqual(name(own[index])) }) { throw twin(own[index]) }
      }
      return
    }
    var seen: Set<[UInt8]> = []
    for attribute in own where !seen.insert(Array(name(attribute))).inserted { throw twin(attribute) }
  }
}
