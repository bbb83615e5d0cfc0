/// A document in the form in which equal documents are equal bytes (Canonical XML 1.0, with comments): attributes in
/// the order of their names, references and CDATA resolved, empty elements with both tags.
///
/// Used to hold this reader against others, and to see that nothing is lost.
public func canonicalXML(_ document: XMLDocument) -> [UInt8] {
  var text: [UInt8] = []
  var open: [Int] = []
  var isBehindRoot = false
  func close(before number: Int) {
    while let last = open.last, Int(document.nodes[last].end) <= number {
      text += "</\(document.name(of: document.nodes[last]))>".utf8
      open.removeLast()
    }
  }
  for (number, node) in document.nodes.enumerated() {
    close(before: number)
    let isOutside = node.parent == .max
    if isOutside, isBehindRoot { text.append(0x0A) }
    switch node.kind {
    case .element:
      let attributes = document.attributes(of: node).map { (document.text(at: $0.name), document.value(of: $0)) }
      text += "<\(document.name(of: node))".utf8
      for (name, value) in attributes.sorted(by: { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }) {
        text += " \(name)=\"".utf8
        append(value, isValue: true, to: &text)
        text.append(UInt8(ascii: "\""))
      }
      text.append(UInt8(ascii: ">"))
      open.append(number)
      if isOutside { isBehindRoot = true }
    case .text, .characterData: append(document.content(of: node), isValue: false, to: &text)
    case .comment: text += "<!--\(document.content(of: node))-->".utf8
    case .instruction:
      let content = document.content(of: node)
      text += "<?\(document.name(of: node))\(content.isEmpty ? "" : " " + content)?>".utf8
    }
    if isOutside, !isBehindRoot { text.append(0x0A) }
  }
  close(before: document.nodes.count)
  return text
}

private func append(_ value: String, isValue: Bool, to text: inout [UInt8]) {
  for byte in value.utf8 {
    switch byte {
    case UInt8(ascii: "&"): text += "&amp;".utf8
    case UInt8(ascii: "<"): text += "&lt;".utf8
    case UInt8(ascii: ">") where !isValue: text += "&gt;".utf8
    case UInt8(ascii: "\"") where isValue: text += "&quot;".utf8
    case 0x09 where isValue: text += "&#x9;".utf8
    case 0x0A where isValue: text += "&#xA;".utf8
    case 0x0D: text += "&#xD;".utf8
    default: text.append(byte)
    }
  }
}
