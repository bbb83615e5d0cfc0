import SourceText

/// An element of an XML document. Text and attributes may hold anything; what XML 1.0 cannot say becomes U+FFFD.
struct XML {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XML] = []
  var text: String?

  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + lines(indent: "") }

  private func lines(indent: String) -> String {
    var result = indent + "<" + name
    for (name, value) in attributes { result += " \(name)=\"\(XML.escaped(value))\"" }
    if let text { return result + ">\(XML.escaped(text))</\(name)>\n" }
    if children.isEmpty { return result + "/>\n" }
    result += ">\n"
    for child in children { result += child.lines(indent: indent + "  ") }
    return result + "\(indent)</\(name)>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // Also in `]]>`, where it must be escaped.
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Literally they would be read back as blanks.
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      // It is the same to a reader, and does nothing to a terminal or an editor that shows the file.
      case _ where scalar.isHiddenControl: result += "&#x\(String(scalar.value, radix: 16));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
