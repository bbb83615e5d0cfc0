/// `&lt;`, `&#10;`, `&#x1F600;`: the character that is meant, and the index behind the semicolon. Nil where the bytes
/// do not begin with a reference to a character that XML allows.
func readReference<Bytes: RandomAccessCollection>(in bytes: Bytes) -> (scalar: Unicode.Scalar, end: Int)?
where Bytes.Element == UInt8, Bytes.Index == Int {
  // The longest that is sensible is `&#x10FFFF;`; leading zeros may make it longer, but not without end.
  guard let end = bytes.prefix(32).firstIndex(of: UInt8(ascii: ";")) else { return nil }
  let name = bytes[(bytes.startIndex + 1)..<end]
  guard let first = name.first else { return nil }
  if first == UInt8(ascii: "#") {
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    guard let number = number(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(number), isAllowed(scalar)
    else { return nil }
    return (scalar, end + 1)
  }
  let scalar: Unicode.Scalar? =
    if name.elementsEqual("amp".utf8) {
      "&"
    } else if name.elementsEqual("lt".utf8) {
      "<"
    } else if name.elementsEqual("gt".utf8) {
      ">"
    } else if name.elementsEqual("quot".utf8) {
      "\""
    } else if name.elementsEqual("apos".utf8) {
      "'"
    } else {
      nil
    }
  return scalar.map { ($0, end + 1) }
}

/// Digits alone make a number: no sign, no blank.
private func number(_ digits: some Collection<UInt8>, radix: UInt32) -> UInt32? {
  guard !digits.isEmpty else { return nil }
  var number: UInt32 = 0
  for byte in digits {
    let digit: UInt32
    switch byte {
    case 0x30...0x39: digit = UInt32(byte) - 0x30
    case 0x41...0x46 where radix == 16: digit = UInt32(byte) - 0x41 + 10
    case 0x61...0x66 where radix == 16: digit = UInt32(byte) - 0x61 + 10
    default: return nil
    }
    number = number * radix + digit
    if number > 0x10FFFF { return nil }
  }
  return number
}

/// Whether a character may stand in a document, in whatever form.
func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
  default: false
  }
}

/// Whether a name may begin with a character.
func beginsName(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
    0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
    0x10000...0xEFFFF:
    true
  default: false
  }
}

/// Whether a character may stand in a name behind the first.
func continuesName(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
  default: beginsName(scalar)
  }
}
