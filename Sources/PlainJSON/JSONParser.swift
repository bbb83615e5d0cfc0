import SourceText

/// A recursive descent over bytes.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let depthLimit: Int
  private var position = 0
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  mutating func readAll() throws(JSONRefusal) -> JSONNode {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    skipBlanks()
    let root = try readValue()
    skipBlanks()
    if position < bytes.count { throw refusal("nothing may follow the value") }
    return root
  }

  private func refusal(_ message: String, at offset: Int? = nil) -> JSONRefusal {
    JSONRefusal(offset: offset ?? position, message: message)
  }

  /// The byte at `position`; 0 behind the end (which may stand nowhere in JSON either).
  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipBlanks() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func node(_ value: JSONNode.Value, from start: Int) -> JSONNode {
    JSONNode(value: value, range: ByteRange(start: UInt32(start), end: UInt32(position)))
  }

  private mutating func readValue() throws(JSONRefusal) -> JSONNode {
    let start = position
    switch byte {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""):
      let text = try readString()
      return node(.string(text), from: start)
    case UInt8(ascii: "-"), 0x30...0x39: return try readNumber()
    case UInt8(ascii: "t"):
      try readWord("true")
      return node(.bool(true), from: start)
    case UInt8(ascii: "f"):
      try readWord("false")
      return node(.bool(false), from: start)
    case UInt8(ascii: "n"):
      try readWord("null")
      return node(.null, from: start)
    default: throw refusal(position < bytes.count ? "a value is expected here" : "the text ends too early")
    }
  }

  private mutating func readWord(_ word: StaticString) throws(JSONRefusal) {
    let count = word.utf8CodeUnitCount
    let matches =
      position + count <= bytes.count
      && word.withUTF8Buffer { bytes[position..<position + count].elementsEqual($0) }
    guard matches else { throw refusal("a value is expected here") }
    position += count
  }

  private mutating func enter() throws(JSONRefusal) {
    depth += 1
    if depth > depthLimit { throw refusal("more than \(depthLimit) levels of brackets") }
    position += 1
    skipBlanks()
  }

  private mutating func readArray() throws(JSONRefusal) -> JSONNode {
    let start = position
    try enter()
    var elements: [JSONNode] = []
    if byte != UInt8(ascii: "]") {
      while true {
        elements.append(try readValue())
        skipBlanks()
        if byte == UInt8(ascii: "]") { break }
        guard byte == UInt8(ascii: ",") else { throw refusal("a comma or \"]\" is expected here") }
        position += 1
        skipBlanks()
      }
    }
    position += 1
    depth -= 1
    return node(.array(elements), from: start)
  }

  private mutating func readObject() throws(JSONRefusal) -> JSONNode {
    let start = position
    try enter()
    var members: [JSONNode.Member] = []
    var keys: Set<[UInt8]> = []
    if byte != UInt8(ascii: "}") {
      while true {
        guard byte == UInt8(ascii: "\"") else { throw refusal("a key in double quotes is expected here") }
        let keyStart = position
        let key = try readString()
        let keyRange = ByteRange(start: UInt32(keyStart), end: UInt32(position))
        guard keys.insert(Array(key.utf8)).inserted else {
          throw refusal("the key \"\(key)\" stands twice", at: keyStart)
        }
        skipBlanks()
        guard byte == UInt8(ascii: ":") else { throw refusal("a colon is expected here") }
        position += 1
        skipBlanks()
        members.append(JSONNode.Member(key: key, keyRange: keyRange, value: try readValue()))
        skipBlanks()
        if byte == UInt8(ascii: "}") { break }
        guard byte == UInt8(ascii: ",") else { throw refusal("a comma or \"}\" is expected here") }
        position += 1
        skipBlanks()
      }
    }
    position += 1
    depth -= 1
    return node(.object(members), from: start)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func readNumber() throws(JSONRefusal) -> JSONNode {
    let start = position
    var isInteger = true
    if byte == UInt8(ascii: "-") { position += 1 }
    let first = byte
    guard skipDigits() > 0 else { throw refusal("a digit is expected here") }
    let digitsStart = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    if first == 0x30, position - digitsStart > 1 { throw refusal("a number cannot start with 0", at: start) }
    if byte == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      guard skipDigits() > 0 else { throw refusal("a digit is expected here") }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isInteger = false
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw refusal("a digit is expected here") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, let value = Int(text) { return node(.integer(value), from: start) }
    guard let value = Double(text), value.isFinite else { throw refusal("the number is too large", at: start) }
    return node(.number(value), from: start)
  }

  private mutating func readString() throws(JSONRefusal) -> String {
    let start = position
    position += 1
    // Most strings are a slice of the text.
    var index = position
    while index < bytes.count, bytes[index] >= 0x20, bytes[index] != 0x22, bytes[index] != 0x5C { index += 1 }
    if index < bytes.count, bytes[index] == 0x22 {
      let text = try decoded(bytes[position..<index], at: start)
      position = index + 1
      return text
    }
    var content: [UInt8] = []
    while true {
      guard position < bytes.count else { throw refusal("this string is never closed", at: start) }
      let byte = bytes[position]
      if byte == 0x22 { break }
      if byte < 0x20 { throw refusal("a control character must be written as an escape") }
      position += 1
      if byte == 0x5C { try readEscape(into: &content) } else { content.append(byte) }
    }
    position += 1
    return try decoded(content[...], at: start)
  }

  private func decoded(_ content: some Collection<UInt8>, at start: Int) throws(JSONRefusal) -> String {
    guard let text = String(validating: content, as: UTF8.self) else {
      throw refusal("the string is not UTF-8", at: start)
    }
    return text
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(JSONRefusal) {
    let start = position - 1
    let byte = self.byte
    position += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: content.append(byte)
    case UInt8(ascii: "b"): content.append(8)
    case UInt8(ascii: "f"): content.append(12)
    case UInt8(ascii: "n"): content.append(10)
    case UInt8(ascii: "r"): content.append(13)
    case UInt8(ascii: "t"): content.append(9)
    case UInt8(ascii: "u"):
      var value = try readHex(from: start)
      if (0xD800...0xDBFF).contains(value) {
        guard self.byte == 0x5C, position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") else {
          throw refusal("half a character: its other half must follow", at: start)
        }
        position += 2
        let low = try readHex(from: start)
        guard (0xDC00...0xDFFF).contains(low) else { throw refusal("half a character", at: start) }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else { throw refusal("half a character", at: start) }
      content.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default: throw refusal("an unknown escape", at: start)
    }
  }

  private mutating func readHex(from start: Int) throws(JSONRefusal) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: throw refusal("4 hexadecimal digits are expected", at: start)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
