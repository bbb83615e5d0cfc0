/// How JSON is laid out.
public enum JSONLayout: Sendable, Hashable {
  /// On one line.
  case compact
  /// Two spaces for each level, one member or element a line, a line feed at the end.
  case pretty
}

/// Writes a value as UTF-8. Equal values give equal bytes. It escapes only what must be escaped, and what would change
/// how the text looks to a reader (`isHiddenControl`).
public func writeJSON(_ value: JSON, layout: JSONLayout = .pretty) -> [UInt8] {
  var bytes: [UInt8] = []
  write(value, layout: layout, level: 0, into: &bytes)
  if layout == .pretty { bytes.append(0x0A) }
  return bytes
}

/// Writes a value as a string.
public func jsonText(_ value: JSON, layout: JSONLayout = .pretty) -> String {
  String(decoding: writeJSON(value, layout: layout), as: UTF8.self)
}

private func write(_ value: JSON, layout: JSONLayout, level: Int, into bytes: inout [UInt8]) {
  switch value {
  case .null: bytes.append(contentsOf: "null".utf8)
  case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
  case .integer(let value): bytes.append(contentsOf: String(value).utf8)
  case .number(let value): bytes.append(contentsOf: (value.isFinite ? String(value) : "null").utf8)
  case .string(let text): writeString(text, into: &bytes)
  case .array(let elements):
    writeList(elements, "[", "]", layout: layout, level: level, into: &bytes) { element, bytes in
      write(element, layout: layout, level: level + 1, into: &bytes)
    }
  case .object(let members):
    writeList(members, "{", "}", layout: layout, level: level, into: &bytes) { member, bytes in
      writeString(member.key, into: &bytes)
      bytes.append(contentsOf: (layout == .pretty ? ": " : ":").utf8)
      write(member.value, layout: layout, level: level + 1, into: &bytes)
    }
  }
}

private func writeList<Item>(
  _ items: [Item], _ open: Unicode.Scalar, _ close: Unicode.Scalar, layout: JSONLayout, level: Int,
  into bytes: inout [UInt8], writeItem: (Item, inout [UInt8]) -> Void
) {
  bytes.append(UInt8(ascii: open))
  for (index, item) in items.enumerated() {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    if layout == .pretty { writeLineStart(level + 1, into: &bytes) }
    writeItem(item, &bytes)
  }
  if layout == .pretty, !items.isEmpty { writeLineStart(level, into: &bytes) }
  bytes.append(UInt8(ascii: close))
}

private func writeLineStart(_ level: Int, into bytes: inout [UInt8]) {
  bytes.append(0x0A)
  bytes.append(contentsOf: repeatElement(0x20, count: 2 * level))
}

private func writeString(_ text: String, into bytes: inout [UInt8]) {
  bytes.append(0x22)
  // By its first byte a hidden one beyond ASCII may be told from nearly all letters.
  if text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 || $0 == 0xEF }) {
    for scalar in text.unicodeScalars {
      if scalar.value > 0x7F && scalar.isHiddenControl {
        bytes.append(contentsOf: "\\u".utf8)
        for shift in [12, 8, 4, 0] { bytes.append(hexDigit(UInt8(scalar.value >> UInt32(shift) & 15))) }
      } else {
        writeCharacters(String(scalar), into: &bytes)
      }
    }
  } else {
    writeCharacters(text, into: &bytes)
  }
  bytes.append(0x22)
}

private func writeCharacters(_ text: String, into bytes: inout [UInt8]) {
  for byte in text.utf8 {
    switch byte {
    case 0x22: bytes.append(contentsOf: [0x5C, 0x22])
    case 0x5C: bytes.append(contentsOf: [0x5C, 0x5C])
    case 0x0A: bytes.append(contentsOf: [0x5C, UInt8(ascii: "n")])
    case 0x0D: bytes.append(contentsOf: [0x5C, UInt8(ascii: "r")])
    case 0x09: bytes.append(contentsOf: [0x5C, UInt8(ascii: "t")])
    case 0..<0x20, 0x7F:
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(contentsOf: [hexDigit(byte >> 4), hexDigit(byte & 15)])
    default: bytes.append(byte)
    }
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x61 + value - 10 }
