/// Colours of a terminal; without colours every method returns its text.
struct Paint {
  var isOn: Bool

  enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case magenta = "35"
    case cyan = "36"
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func color(_ text: String, _ color: Color, bold: Bool = false) -> String {
    wrap(text, bold ? "1;" + color.rawValue : color.rawValue)
  }

  /// Each role has a colour of its own, so that a boundary that is crossed is seen before it is read.
  func role(_ text: String, _ role: String?) -> String {
    switch role {
    case "view", "view-model": color(text, .blue, bold: true)
    case "interactor", "service": color(text, .magenta, bold: true)
    case "presenter": color(text, .yellow, bold: true)
    case "router", "builder", "app": color(text, .cyan, bold: true)
    case "entity": color(text, .green, bold: true)
    default: bold(text)
    }
  }

  func severity(_ text: String, isError: Bool) -> String { color(text, isError ? .red : .yellow, bold: true) }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
