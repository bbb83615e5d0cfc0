import Linter

/// For people. Piped: one line for each finding, `path:line:column: severity: message [rule]`, which editors and Xcode
/// understand. On a terminal the same line is followed by the code, the way to the object and the remedy, and findings of
/// one cause stand together.
func renderText(_ report: Report, _ surroundings: Surroundings) -> String {
  let entries = report.entries(surroundings)
  guard let terminal = surroundings.terminal else {
    return renderRepairs(report) + entries.map { plainLine($0) + "\n" }.joined()
  }
  let repairs = renderRepairs(report)
  var text = repairs.isEmpty ? "" : repairs + "\n"
  let paint = Paint(isOn: terminal.hasColor)
  for group in causes(of: entries) {
    text += block(group, paint, terminal, surroundings)
  }
  return text
}

/// `path:line:column: error: message [rule]`
func plainLine(_ entry: Entry, path: (String) -> String = { $0 }) -> String {
  var text = ""
  if let place = entry.place {
    text = onOneLine(path(place.path))
    if place.line > 0 { text += ":\(place.line):\(max(1, place.column))" }
    text += ": "
  }
  text += "\(entry.severity): \(onOneLine(entry.message))\(entry.ruleSuffix)"
  if let standing = entry.standing { text += " (\(onOneLine(standing)))" }
  return text
}

/// Entries of one rule with the same message in one file are one cause. In the order of their first entries.
private func causes(of entries: [Entry]) -> [[Entry]] {
  struct Cause: Hashable {
    var rule: String
    var path: String?
    var message: String
    var standing: String?
  }
  var groups: [[Entry]] = []
  var indices: [Cause: Int] = [:]
  for entry in entries {
    let cause = Cause(rule: entry.rule, path: entry.place?.path, message: entry.message, standing: entry.standing)
    if let index = indices[cause], entry.finding != nil {
      groups[index].append(entry)
    } else {
      indices[cause] = groups.count
      groups.append([entry])
    }
  }
  return groups
}

private func block(
  _ group: [Entry], _ paint: Paint, _ terminal: TerminalStyle, _ surroundings: Surroundings
) -> String {
  let entry = group[0]
  var text = headline(entry, paint) + "\n"
  let lastLine = group.compactMap(\.line).max() ?? 0
  let gutter = String(lastLine).count
  for entry in group { text += frame(entry, gutter: gutter, paint, terminal, surroundings) }
  let margin = String(repeating: " ", count: gutter + 1)
  func note(_ label: String, _ lines: [String]) {
    for (index, line) in lines.enumerated() {
      let head = index == 0 ? paint.dim("= ") + paint.bold(label) + " " : String(repeating: " ", count: label.count + 3)
      text += margin + head + line + "\n"
    }
  }
  let width = max(20, terminal.columns - gutter - 5)
  if let finding = entry.finding {
    if !finding.chain.isEmpty { note("way:", [chain(finding, paint)]) }
    let declared = [finding.subject, finding.object].compactMap { $0 }.compactMap { party -> String? in
      guard let place = party.place, place.line > 0 else { return nil }
      return "\(paint.role(party.name, party.role)) \(paint.dim("\(place.path):\(place.line)"))"
    }
    if !declared.isEmpty { note("declared:", declared) }
  }
  if !entry.remedy.isEmpty { note("instead:", wrapped(onOneLine(entry.remedy), to: width - 9)) }
  if let standing = entry.standing { note("silent:", wrapped(onOneLine(standing), to: width - 8)) }
  return text + "\n"
}

private func headline(_ entry: Entry, _ paint: Paint) -> String {
  var place = ""
  if let found = entry.place {
    place = onOneLine(found.path)
    if found.line > 0 { place += ":\(found.line):\(max(1, found.column))" }
    place = paint.bold(place + ":") + " "
  }
  var message = onOneLine(entry.message)
  for party in [entry.finding?.subject, entry.finding?.object].compactMap({ $0 }) {
    message = replacing(
      "`\(party.name)`", in: message, with: paint.isOn ? paint.role(party.name, party.role) : "`\(party.name)`")
  }
  return place + paint.severity("\(entry.severity):", isError: entry.isError) + " \(message)"
    + paint.dim(entry.ruleSuffix)
}

private func frame(
  _ entry: Entry, gutter: Int, _ paint: Paint, _ terminal: TerminalStyle, _ surroundings: Surroundings
) -> String {
  guard let place = entry.place, place.line > 0, let bytes = surroundings.sourceLine(place.path, place.line) else {
    return ""
  }
  let end = place.endLine == place.line ? place.endColumn : nil
  let frame = CodeFrame(bytes, from: place.column, to: end, width: max(20, terminal.columns - gutter - 3))
  let number = String(place.line)
  let padding = String(repeating: " ", count: gutter - number.count)
  let line = paint.dim("\(padding)\(number) | ") + frame.source + "\n"
  let underline = String(repeating: "^", count: frame.length)
  return line + paint.dim(String(repeating: " ", count: gutter) + " | ") + String(repeating: " ", count: frame.indent)
    + paint.severity(underline, isError: entry.isError) + "\n"
}

/// `LoginViewController → presenter: LoginPresenter → interactor: LoginInteractorInput`
private func chain(_ finding: Finding, _ paint: Paint) -> String {
  var steps: [String] = []
  if let subject = finding.subject { steps.append(paint.role(subject.name, subject.role)) }
  for (index, link) in finding.chain.enumerated() {
    let isLast = index == finding.chain.count - 1
    let type = link.type.map { ": " + (isLast ? paint.role($0, finding.object?.role) : paint.bold($0)) } ?? ""
    steps.append(link.name + type)
  }
  return steps.joined(separator: " → ")
}

private func replacing(_ target: String, in text: String, with replacement: String) -> String {
  guard target != replacement else { return text }
  var result = ""
  var rest = text[...]
  while let range = firstRange(of: target, in: rest) {
    result += rest[..<range.lowerBound] + replacement
    rest = rest[range.upperBound...]
  }
  return result + rest
}

private func firstRange(of target: String, in text: Substring) -> Range<Substring.Index>? {
  guard let first = target.first else { return nil }
  var start = text.startIndex
  while let index = text[start...].firstIndex(of: first) {
    if text[index...].hasPrefix(target) { return index..<text.index(index, offsetBy: target.count) }
    start = text.index(after: index)
  }
  return nil
}
