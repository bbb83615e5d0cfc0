/// How many columns of a terminal a character takes: none for what combines with the one before or steers the terminal,
/// two for East Asian wide ones and emoji.
func displayWidth(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if character.unicodeScalars.count > 1, character.unicodeScalars.contains(where: { $0 == "\u{FE0F}" }) { return 2 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  return isWide(first) ? 2 : 1
}

func displayWidth(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + displayWidth(of: $1) } }

private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
    true
  default: scalar.properties.isEmojiPresentation
  }
}

/// Breaks a text at blanks into lines of at most `width` columns. A line end is a blank, an empty line stays one. A
/// word that is longer than a line has one for itself.
func wrapped(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  func end() {
    if !line.isEmpty { lines.append(line) }
    (line, used) = ("", 0)
  }
  for source in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if source.allSatisfy({ $0 == " " }) {
      end()
      if lines.last.map({ !$0.isEmpty }) ?? false { lines.append("") }
      continue
    }
    for word in source.split(separator: " ") {
      let length = displayWidth(of: word)
      if !line.isEmpty && used + 1 + length > width { end() }
      if !line.isEmpty {
        line += " "
        used += 1
      }
      line += word
      used += length
    }
  }
  end()
  if lines.last == "" { lines.removeLast() }
  return lines
}
