/// What a scalar means by the core schema of YAML 1.2. `yes`, `no`, `on`, `off` and `1_000` are strings.
public enum YAMLScalar: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
}

extension YAMLDocument {
  /// The meaning of a scalar; nil for collections. Quoted and block scalars are strings.
  public func scalar(of node: Int) -> YAMLScalar? {
    guard nodes[node].kind == .scalar else { return nil }
    let text = text(of: node)
    return nodes[node].style == .plain ? coreScalar(text) : .string(text)
  }

  /// Whether a scalar says that there is no value: `null`, `~`, nothing at all.
  public func isNull(_ node: Int) -> Bool {
    guard nodes[node].kind == .scalar, nodes[node].style == .plain else { return false }
    let count = nodes[node].content.end - nodes[node].content.start
    return count == 0 || count == 1 && text(of: node, is: "~") || count == 4 && coreScalar(text(of: node)) == .null
  }
}

/// A plain scalar's meaning.
func coreScalar(_ text: String) -> YAMLScalar {
  switch text {
  case "", "~", "null", "Null", "NULL": return .null
  case "true", "True", "TRUE": return .bool(true)
  case "false", "False", "FALSE": return .bool(false)
  case ".nan", ".NaN", ".NAN": return .number(.nan)
  default: break
  }
  let bytes = Array(text.utf8)
  guard let first = bytes.first, isDigit(first) || first == 0x2B || first == 0x2D || first == 0x2E else {
    return .string(text)
  }
  if text.hasPrefix("0o"), let value = radixInteger(bytes.dropFirst(2), 8) { return .integer(value) }
  if text.hasPrefix("0x"), let value = radixInteger(bytes.dropFirst(2), 16) { return .integer(value) }
  let digits = first == 0x2B || first == 0x2D ? bytes.dropFirst() : bytes[...]
  if !digits.isEmpty, digits.allSatisfy(isDigit) {
    if let value = Int(text) { return .integer(value) }
    return Double(text).map(YAMLScalar.number) ?? .string(text)
  }
  let unsigned = String(decoding: digits, as: UTF8.self)
  if [".inf", ".Inf", ".INF"].contains(unsigned) { return .number(first == 0x2D ? -.infinity : .infinity) }
  return isFloat(digits) ? Double(text).map(YAMLScalar.number) ?? .string(text) : .string(text)
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func radixInteger(_ digits: ArraySlice<UInt8>, _ radix: Int) -> Int? {
  guard let first = digits.first, first != 0x2B, first != 0x2D else { return nil }
  return Int(String(decoding: digits, as: UTF8.self), radix: radix)
}

/// `( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
private func isFloat(_ bytes: ArraySlice<UInt8>) -> Bool {
  var rest = bytes
  func takeDigits() -> Int {
    let count = rest.prefix(while: isDigit).count
    rest = rest.dropFirst(count)
    return count
  }
  var digits = takeDigits()
  if rest.first == 0x2E {
    rest = rest.dropFirst()
    digits += takeDigits()
  }
  guard digits > 0 else { return false }
  if let mark = rest.first, mark == 0x65 || mark == 0x45 {
    rest = rest.dropFirst()
    if let sign = rest.first, sign == 0x2B || sign == 0x2D { rest = rest.dropFirst() }
    guard takeDigits() > 0 else { return false }
  }
  return rest.isEmpty
}
