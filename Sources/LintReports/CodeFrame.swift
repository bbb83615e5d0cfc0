/// A line of source with a range underlined, cut to the width of a terminal, tabs expanded.
struct CodeFrame {
  /// The line as shown.
  var source: String
  /// Columns before the underline, and its length.
  var indent: Int
  var length: Int

  /// - Parameters:
  ///   - columns: of the range, in UTF-8 bytes from 1, the end exclusive; nil: to the end of the line.
  ///   - width: what fits on a line of the terminal.
  init(_ bytes: [UInt8], from column: Int, to endColumn: Int?, width: Int) {
    let start = min(max(column - 1, 0), bytes.count)
    let end = min(max(endColumn.map { $0 - 1 } ?? bytes.count, start), bytes.count)
    let before = CodeFrame.cells(bytes[..<start])
    let marked = CodeFrame.cells(bytes[start..<end])
    let after = CodeFrame.cells(bytes[end...])
    // The common indentation of a deep line says nothing; most of the width belongs to the range and what follows.
    var cells = before + marked + after
    var first = 0
    var lead = ""
    let markedWidth = marked.reduce(0) { $0 + $1.width }
    if before.reduce(0, { $0 + $1.width }) + min(markedWidth, width / 2) > width {
      // Something before it says what it belongs to, unless the range needs the room itself.
      var room = max(0, min(width / 3, width - 3 - markedWidth))
      first = before.count
      while first > 0, before[first - 1].width <= room {
        first -= 1
        room -= before[first].width
      }
      lead = "…"
    }
    cells.removeFirst(first)
    var used = lead.isEmpty ? 0 : 1
    var shown = lead
    var isCut = false
    for cell in cells {
      if used + cell.width > width - 1 {
        isCut = true
        break
      }
      shown += cell.text
      used += cell.width
    }
    source = isCut ? shown + "…" : shown
    indent = (lead.isEmpty ? 0 : 1) + before.dropFirst(first).reduce(0) { $0 + $1.width }
    length = max(1, min(markedWidth, max(1, width - indent)))
    while source.last == " " { source.removeLast() }
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [(text: String, width: Int)] {
    String(decoding: bytes, as: UTF8.self).map { character in
      if character == "\t" { return ("    ", 4) }
      let text = onOneLine(String(character))
      return (text, text.count == 1 ? displayWidth(of: character) : text.count)
    }
  }
}
