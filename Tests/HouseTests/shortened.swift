/// The scripts of a page with short names in place of those that they declare for each other: the page may have 60 kB
/// of script, and its source says what it means all the same. A name that is also one of a property stays.
func shortened(scripts: [String]) -> [String] {
  let pieces = scripts.map(pieces(of:))
  var uses: [Substring: Int] = [:]
  var declared: Set<Substring> = []
  var kept: Set<Substring> = []
  for script in pieces {
    var before: Substring = ""
    for piece in script where piece.isWord {
      uses[piece.text, default: 0] += 1
      if piece.isOutermost, ["function", "const", "let"].contains(before) { declared.insert(piece.text) }
      if piece.isOfProperty { kept.insert(piece.text) }
      before = piece.text
    }
  }
  let names = declared.subtracting(kept).sorted { (uses[$0]! * $0.count, $0) > (uses[$1]! * $1.count, $1) }
  var short: [Substring: String] = ["true": "!0", "false": "!1"]
  var fresh = shortNames().filter { uses[Substring($0)] == nil }.makeIterator()
  for name in names where name.count > 2 { short[name] = fresh.next()! }
  return pieces.map { script in
    zip(script, script.dropFirst().map(\.text) + [""]).map { piece, next in
      // Statements and items need no end before that of what holds them.
      [";", ","].contains(piece.text) && ["}", "]"].contains(next) ? "" : short[piece.text, default: String(piece.text)]
    }.joined()
  }
}

private func shortNames() -> some Sequence<String> {
  let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
  // These are words of the language.
  return (letters + letters.flatMap { first in letters.map { first + $0 } }).filter {
    !["do", "if", "in"].contains($0)
  }
}

private struct Piece {
  var text: Substring
  var isWord = false
  /// A member (`a.name`), a key (`{ name: 1 }`), or one that is both key and value (`{ name }`).
  var isOfProperty = false
  /// In no function, nor in other brackets.
  var isOutermost = false
}

/// Words, and what stands between them; the script is packed.
private func pieces(of script: String) -> [Piece] {
  var pieces: [Piece] = []
  var open: [Character] = []
  var index = script.startIndex
  var before: Character = ";"
  func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || "_$".contains(character) }
  /// From the backtick, or from the brace that ends what is put in, to the next `${` or the end.
  func template(from start: String.Index) {
    var end = script.index(after: start)
    while end < script.endIndex, script[end] != "`" {
      if script[end...].hasPrefix("${") { break }
      if script[end] == "\\" { end = script.index(after: end) }
      end = script.index(after: end)
    }
    let isEnd = end == script.endIndex || script[end] == "`"
    index = end == script.endIndex ? end : script.index(end, offsetBy: isEnd ? 1 : 2)
    pieces.append(Piece(text: script[start..<index]))
    if !isEnd { open.append("`") }
    before = isEnd ? "`" : "{"
  }
  while index < script.endIndex {
    let character = script[index]
    if character == "`" || character == "}" && open.last == "`" {
      if character == "}" { open.removeLast() }
      template(from: index)
      continue
    }
    let start = index
    if "\"'".contains(character) || character == "/" && beginsPattern(after: [before]) {
      index = endOfText(in: script[...], from: index)
      pieces.append(Piece(text: script[start..<index]))
      before = character
      continue
    }
    guard isWord(character) else {
      if "([{".contains(character) { open.append(character) }
      if ")]}".contains(character), !open.isEmpty { open.removeLast() }
      index = script.index(after: index)
      pieces.append(Piece(text: script[start..<index]))
      if character != "\n" { before = character }
      continue
    }
    while index < script.endIndex, isWord(script[index]) { index = script.index(after: index) }
    let next = script[index...].first { $0 != "\n" } ?? ";"
    let isMember = before == "." && !script[..<start].hasSuffix("...")
    let isKey = open.last == "{" && "{,".contains(before) && ":,}=".contains(next)
    pieces.append(
      Piece(text: script[start..<index], isWord: true, isOfProperty: isMember || isKey, isOutermost: open.isEmpty))
    before = script[script.index(before: index)]
  }
  return pieces
}
