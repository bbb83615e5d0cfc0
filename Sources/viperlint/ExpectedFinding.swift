import Linter

/// `// expect: <rule>` in an example, `<!-- expect: <rule> -->` in a storyboard of one, with a quoted text that must
/// occur in the message.
struct ExpectedFinding: Equatable {
  /// The line it speaks of, counted from 1.
  var line: Int
  var rule: String
  var text: String?

  func isMet(by finding: Finding) -> Bool {
    finding.place.line == line && (text.map { finding.message.contains($0) } ?? true)
  }
}

/// What the comments of an example expect: each speaks of its own line, or of the next one when it stands alone.
func expectedFindings(in text: String) -> [ExpectedFinding] {
  let inStoryboard = markers("<!-- expect: ", in: text).map { line, words in
    (line: line, words: words.ranges(of: "-->").first.map { words[..<$0.lowerBound] } ?? words)
  }
  return (markers("// expect: ", in: text) + inStoryboard).flatMap { line, words in
    unquotedParts(of: words).map { part in
      let pieces = part.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      return ExpectedFinding(
        line: line, rule: pieces[0].filter { !$0.isWhitespace }, text: pieces.count > 1 ? String(pieces[1]) : nil)
    }
  }
}

/// What stands between commas. One in a quoted text belongs to that.
private func unquotedParts(of words: Substring) -> [Substring] {
  var isQuoted = false
  return words.split { character in
    if character == "\"" { isQuoted.toggle() }
    return character == "," && !isQuoted
  }
}

/// `// expect-role: presenter` behind a declaration, or alone above it.
func expectedRoles(in text: String) -> [(line: Int, role: String)] {
  markers("// expect-role: ", in: text).map { ($0.line, $0.words.filter { !$0.isWhitespace }) }
}

private func markers(_ marker: String, in text: String) -> [(line: Int, words: Substring)] {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  func isAlone(_ line: Substring, _ marker: String) -> Bool { line.drop { $0 == " " || $0 == "\t" }.hasPrefix(marker) }
  return lines.enumerated().compactMap { index, line in
    guard let range = line.ranges(of: marker).first else { return nil }
    var target = index + 1
    if isAlone(line, marker) {
      target += 1
      // Expectations may stand above each other.
      while target <= lines.count, isAlone(lines[target - 1], String(marker.prefix { $0 != ":" })) {
        target += 1
      }
    }
    return (target, line[range.upperBound...])
  }
}
