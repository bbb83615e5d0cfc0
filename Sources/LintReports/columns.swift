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
