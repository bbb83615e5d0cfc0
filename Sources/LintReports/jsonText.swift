import PlainJSON

extension JSON {
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// The members with a value other than null: for formats in which a key is there or not.
  var withoutNulls: JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.value != .null })
  }
}

/// The text of a value with a line feed at the end. Containers down to `depth` have a line for each element, deeper
/// ones stand on one line: a finding is a line, and the difference of two reports is readable.
func jsonText(_ value: JSON, expandedTo depth: Int) -> String {
  var text = ""
  write(value, to: &text, indent: 0, depth: depth)
  return text + "\n"
}

private func write(_ value: JSON, to text: inout String, indent: Int, depth: Int) {
  var parts: [(key: String?, value: JSON)] = []
  var brackets = ("[", "]")
  switch value {
  case .array(let elements): parts = elements.map { (nil, $0) }
  case .object(let members):
    parts = members.map { ($0.key, $0.value) }
    brackets = ("{", "}")
  default: break
  }
  guard depth > 0, !parts.isEmpty else {
    text += jsonText(value, layout: .compact)
    return
  }
  text += brackets.0
  for (index, part) in parts.enumerated() {
    text += (index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: indent + 1)
    if let key = part.key { text += jsonText(.string(key), layout: .compact) + ": " }
    write(part.value, to: &text, indent: indent + 1, depth: depth - 1)
  }
  text += "\n" + String(repeating: "  ", count: indent) + brackets.1
}
