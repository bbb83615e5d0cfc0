/// Lines of cells below each other, each column as wide as its widest cell; two blanks between them.
func columns(_ rows: [[String]]) -> String {
  var widths: [Int] = []
  for row in rows {
    for (index, cell) in row.enumerated() {
      if index == widths.count { widths.append(0) }
      widths[index] = max(widths[index], visibleWidth(cell))
    }
  }
  return rows.map { row in
    var line = ""
    for (index, cell) in row.enumerated() {
      line += cell
      if index < row.count - 1 { line += String(repeating: " ", count: widths[index] - visibleWidth(cell) + 2) }
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }.joined()
}

/// Lines that fit on a terminal: what is wider is cut. Elsewhere, where programs read, nothing is.
func fitted(_ text: String, _ terminal: TerminalStyle?) -> String {
  guard let terminal, terminal.isTerminal, terminal.columns > 20 else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    visibleWidth(String(line)) <= terminal.columns ? String(line) : cut(line, to: terminal.columns - 1) + "…"
  }.joined(separator: "\n")
}

/// As many characters as fit, with the codes of `Paint` between them, and the one behind that ends these.
private func cut(_ line: Substring, to width: Int) -> String {
  var text = ""
  var used = 0
  var isCode = false
  var isPainted = false
  for character in line {
    if isCode || character == "\u{1B}" {
      isCode = character != "m"
      isPainted = true
      text.append(character)
      continue
    }
    used += displayWidth(of: character)
    if used > width { break }
    text.append(character)
  }
  return isPainted ? text + "\u{1B}[0m" : text
}

/// Without the codes of `Paint`.
private func visibleWidth(_ text: String) -> Int {
  var width = 0
  var isCode = false
  for character in text {
    if isCode {
      if character == "m" { isCode = false }
    } else if character == "\u{1B}" {
      isCode = true
    } else {
      width += displayWidth(of: character)
    }
  }
  return width
}
