/// The events of a document in the notation of yaml-test-suite, to be compared with other parsers.
///
/// Takes a document that has been read; a text without content has no document events.
public func yamlEvents(_ document: YAMLDocument) -> String {
  var lines = ["+STR"]
  if !document.nodes.isEmpty {
    lines.append(document.hasStartMarker ? "+DOC ---" : "+DOC")
    writeEvents(0, of: document, into: &lines)
    lines.append(document.hasEndMarker ? "-DOC ..." : "-DOC")
  }
  lines.append("-STR")
  return lines.joined(separator: "\n") + "\n"
}

private func writeEvents(_ index: Int, of document: YAMLDocument, into lines: inout [String]) {
  let node = document.nodes[index]
  switch node.kind {
  case .scalar:
    lines.append("=VAL " + sign(node.style) + escaped(document.text(of: index)))
  case .sequence:
    lines.append(node.style == .flow ? "+SEQ []" : "+SEQ")
    for element in document.elements(of: index) { writeEvents(element, of: document, into: &lines) }
    lines.append("-SEQ")
  case .mapping:
    lines.append(node.style == .flow ? "+MAP {}" : "+MAP")
    for (key, value) in document.entries(of: index) {
      writeEvents(key, of: document, into: &lines)
      writeEvents(value, of: document, into: &lines)
    }
    lines.append("-MAP")
  }
}

private func sign(_ style: YAMLNode.Style) -> String {
  switch style {
  case .plain, .block, .flow: ":"
  case .singleQuoted: "'"
  case .doubleQuoted: "\""
  case .literal: "|"
  case .folded: ">"
  }
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{8}": result += "\\b"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
