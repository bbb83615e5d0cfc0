/// Blanks outside ASCII: a byte order mark in the middle, no-break spaces and line separators.
func isBlankScalar(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xa0, 0x85, 0x1680, 0x2000...0x200b, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff: true
  default: false
  }
}

/// The grammar's operator-head scalars outside ASCII, with the combining marks that may follow.
func isOperatorScalar(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xa1...0xa7, 0xa9, 0xab, 0xac, 0xae, 0xb0, 0xb1, 0xb6, 0xbb, 0xbf, 0xd7, 0xf7, 0x2016, 0x2017,
    0x2020...0x2027, 0x2030...0x203e, 0x2041...0x2053, 0x2055...0x205e, 0x2190...0x23ff, 0x2500...0x2775,
    0x2794...0x2bff, 0x2e00...0x2e7f, 0x3001...0x3003, 0x3008...0x3030:
    true
  default: false
  }
}

func isOperatorContinuation(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x300...0x36f, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe00...0xfe0f, 0xfe20...0xfe2f, 0xe0100...0xe01ef: true
  default: isOperatorScalar(scalar)
  }
}

/// Any other scalar than ASCII that may stand in a name. More generous than the grammar: it loses nothing.
func isNameScalar(_ scalar: UInt32) -> Bool {
  scalar >= 0x80 && scalar != 0xfffd && !isBlankScalar(scalar) && !isOperatorScalar(scalar)
}

func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66) }

func isNumberByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || byte == 0x5f || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a)
}

func radix(_ byte: UInt8) -> Int? {
  switch byte {
  case 0x78: 16
  case 0x6f: 8
  case 0x62: 2
  default: nil
  }
}
