/// A script as the page carries it: without comments, indentation and the blanks and line ends that only people need.
/// A line ends where it might end a statement.
///
/// It knows what the page's own script is written in: comments have lines of their own, texts in quotes and patterns
/// end on their line, and a pattern stands where no division can.
func packed(script: String) -> String {
  script.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
    .map { packed(line: $0) }.map { $0.last.map { ",([{;".contains($0) } == true ? $0 : $0 + "\n" }.joined()
}

/// A style sheet without indentation.
func packed(style: String) -> String {
  style.split(separator: "\n").map { $0.trimmed + "\n" }.joined()
}

private func packed(line: Substring) -> String {
  var result: [Character] = []
  var index = line.startIndex
  while index < line.endIndex {
    let character = line[index]
    let next = line.index(after: index)
    if "\"'`".contains(character) || character == "/" && beginsPattern(after: result) {
      let end = endOfText(in: line, from: index)
      result += line[index..<end]
      index = end
      continue
    }
    if character != " " || next < line.endIndex && needsBlank(result.last, line[next]) { result.append(character) }
    index = next
  }
  return String(result)
}

/// Words would grow together, and so would `+ +`.
private func needsBlank(_ before: Character?, _ after: Character) -> Bool {
  guard let before else { return false }
  let isWord = { (character: Character) in character.isLetter || character.isNumber || "_$".contains(character) }
  return isWord(before) && isWord(after) || before == after && "+-".contains(after)
}

func beginsPattern(after code: [Character]) -> Bool {
  code.last.map { "(,=:[!&|?{};".contains($0) } ?? true
}

/// Behind the quote or slash that ends what begins here.
func endOfText(in line: Substring, from start: Substring.Index) -> Substring.Index {
  var index = line.index(after: start)
  var isInClass = false
  while index < line.endIndex {
    let character = line[index]
    index = line.index(after: index)
    switch character {
    case "\\": if index < line.endIndex { index = line.index(after: index) }
    case "[" where line[start] == "/": isInClass = true
    case "]" where line[start] == "/": isInClass = false
    case line[start] where !isInClass: return index
    default: break
    }
  }
  return line.endIndex
}
