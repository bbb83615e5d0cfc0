import Linter

/// For coding assistants: one compact block for each finding, the remedy as an instruction, and every place that has to
/// be looked at.
func renderAgent(_ report: Report, _ surroundings: Surroundings) -> String {
  let entries = report.entries(surroundings).filter { $0.standing == nil }
  guard !entries.isEmpty else { return "viperlint: nothing to fix.\n" }
  var text = "viperlint: \(report.heading). \(instruction(report))\n"
  var explained: Set<String> = []
  for entry in entries {
    text += "\n\(entry.severity)\(entry.ruleSuffix) "
    if let place = entry.place { text += plainPlace(place) + " " }
    text += "\(onOneLine(entry.message))\n"
    let rationale = surroundings.rule(entry.rule)?.rationale ?? ""
    if !rationale.isEmpty, explained.insert(entry.rule).inserted { text += "  why: \(firstSentence(of: rationale))\n" }
    if !entry.remedy.isEmpty { text += "  do: \(onOneLine(entry.remedy))\n" }
    if let place = entry.place, let line = entry.line, let source = surroundings.sourceLine(place.path, line) {
      text += "  edit: \(onOneLine(place.path)):\(line): \(excerpt(of: source, around: place.column))\n"
    }
    for link in entry.finding?.chain ?? [] {
      text += "  see: \(onOneLine(link.place.path)):\(link.place.line) declares `\(onOneLine(link.name))`"
      text += (link.type.map { " of type `\(onOneLine($0))`" } ?? "") + "\n"
    }
    for party in [entry.finding?.subject, entry.finding?.object].compactMap({ $0 }) {
      guard let place = party.place, place.line > 0 else { continue }
      text += "  see: \(onOneLine(place.path)):\(place.line) declares "
      text += "\(party.role.map { $0 + " " } ?? "")`\(onOneLine(party.name))`\n"
    }
  }
  return text
}

/// What is to be done about the whole of it. A run that failed says nothing about what it did not judge.
private func instruction(_ report: Report) -> String {
  let isFound = report.tally.errors + report.tally.warnings > 0
  let causes = "Fix the causes, do not suppress the findings; then run `viperlint check` again."
  if report.distrust != nil {
    let next = isFound ? causes : "Then run `viperlint check` again."
    return "First fix what made the run incomplete: code that was not checked may have findings. " + next
  }
  return isFound ? causes : "There is no finding to fix; this is about the run."
}

private func firstSentence(of text: String) -> String {
  let line = onOneLine(text)
  var end = line.startIndex
  while let stop = line[end...].firstIndex(of: ".") {
    let next = line.index(after: stop)
    if next == line.endIndex || line[next] == " " { return String(line[..<next]) }
    end = next
  }
  return trimmed(line)
}

func trimmed(_ text: String) -> String {
  var rest = text[...]
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}

/// A line of source; of a long line only what stands around a column (in bytes, from 1), because an assistant does not
/// need a whole file on one line.
private func excerpt(of line: [UInt8], around column: Int) -> String {
  let reach = 200
  func isInside(_ place: Int) -> Bool { place < line.count && line[place] & 0xC0 == 0x80 }
  var first = max(0, min(column - 1, line.count) - reach)
  var end = min(line.count, max(first, column - 1) + reach)
  while isInside(first) { first += 1 }
  while isInside(end) { end += 1 }
  let text = onOneLine(trimmed(String(decoding: line[min(first, end)..<end], as: UTF8.self)))
  return (first > 0 ? "…" : "") + text + (end < line.count ? "…" : "")
}
