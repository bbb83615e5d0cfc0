import Linter

/// For people. Piped: one line for each finding, `path:line:column: severity: message [rule]`, which editors and Xcode
/// understand. On a terminal the same line is followed by the code, the way to the object and the remedy, and findings
/// of one cause stand together.
func renderText(_ report: Report, _ surroundings: Surroundings) -> String {
  let entries = report.entries(surroundings).inOrder(surroundings.order)
  let repairs = renderRepairs(report)
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  guard let terminal = surroundings.terminal, terminal.isTerminal else {
    return repairs + entries.map { plainLine($0, paint) + "\n" }.joined()
  }
  var text = repairs.isEmpty ? "" : repairs + "\n"
  for group in causes(of: entries) {
    text += block(group, paint, terminal, surroundings)
  }
  return text
}

extension [Entry] {
  /// In the order that the user wants; what is wrong with the run itself stands at the end.
  fileprivate func inOrder(_ order: Surroundings.Order) -> [Entry] {
    func rank(_ entry: Entry) -> (Int, String) {
      if entry.finding == nil, entry.rule == "viperlint" { return (2, "") }
      switch order {
      case .path: return (0, "")
      case .severity: return (entry.isError ? 0 : 1, "")
      case .module:
        let module = entry.finding?.subject?.module
        return (module == nil ? 1 : 0, module ?? "")
      }
    }
    return enumerated().sorted { one, other in
      let (left, right) = (rank(one.element), rank(other.element))
      return left == right ? one.offset < other.offset : left < right
    }.map(\.element)
  }
}

/// `path:line:column: error: message [rule]`
func plainLine(
  _ entry: Entry, _ paint: Paint = Paint(isOn: false), path: (String) -> String = { $0 }
) -> String {
  line(entry, saying: onOneLine(entry.message), paint, path: path)
    + (entry.standing.map { " (\(onOneLine($0)))" } ?? "")
}

private func line(
  _ entry: Entry, saying message: String, _ paint: Paint, path: (String) -> String = { $0 }
) -> String {
  let place = entry.place.map { paint.bold(plainPlace($0, path: path) + ":") + " " } ?? ""
  return place + paint.severity("\(entry.severity):", isError: entry.isError) + " \(message)"
    + paint.dim(entry.ruleSuffix)
}

/// `path:line:column`; the path alone where a whole file is meant.
func plainPlace(_ place: Place, path: (String) -> String = { $0 }) -> String {
  let shown = onOneLine(path(place.path))
  return place.line > 0 ? "\(shown):\(place.line):\(max(1, place.column))" : shown
}

/// Findings of one rule in one file about the same two parties are one cause, and so are those with the same message:
/// to mend one is to mend all. In the order of their first entries.
private func causes(of entries: [Entry]) -> [[Entry]] {
  struct Cause: Hashable {
    var rule: String
    var path: String?
    var parties: [String]
    var remedy: String
    var standing: String?
  }
  var groups: [[Entry]] = []
  var indices: [Cause: Int] = [:]
  for entry in entries {
    guard let finding = entry.finding else {
      groups.append([entry])
      continue
    }
    let names = [finding.subject?.name, finding.object?.name].compactMap { $0 }
    let cause = Cause(
      rule: entry.rule, path: entry.place?.path, parties: names.count == 2 ? names : [entry.message],
      remedy: entry.remedy, standing: entry.standing)
    if let index = indices[cause] {
      groups[index].append(entry)
    } else {
      indices[cause] = groups.count
      groups.append([entry])
    }
  }
  return groups
}

/// What is said of a cause: for each way in which it shows a headline and the code, and what holds for all once.
private func block(
  _ group: [Entry], _ paint: Paint, _ terminal: TerminalStyle, _ surroundings: Surroundings
) -> String {
  var text = ""
  let gutter = String(group.compactMap(\.line).max() ?? 0).count
  let margin = String(repeating: " ", count: gutter + 1)
  func note(_ label: String, _ lines: [String]) {
    for (index, line) in lines.enumerated() {
      let head = index == 0 ? paint.dim("= ") + paint.bold(label) + " " : String(repeating: " ", count: label.count + 3)
      text += margin + head + line + "\n"
    }
  }
  let width = max(20, terminal.columns - gutter - 5)
  for places in runs(of: group) {
    text += headline(places[0], paint) + "\n"
    // Where it is all over the file, a few show what is meant.
    let shown = places.count > 6 ? 5 : places.count
    for entry in places.prefix(shown) { text += frame(entry, gutter: gutter, paint, terminal, surroundings) }
    let more = places.dropFirst(shown).compactMap(\.line).map(String.init)
    if !more.isEmpty { note("also:", wrapped("lines " + more.joined(separator: ", "), to: width - 6)) }
    if let finding = places[0].finding, !finding.chain.isEmpty { note("way:", chain(finding, paint, width: width - 5)) }
  }
  let entry = group[0]
  if let finding = entry.finding {
    let declared = [finding.subject, finding.object].compactMap { $0 }.compactMap { party -> String? in
      guard let place = party.place, place.line > 0 else { return nil }
      return "\(paint.role(onOneLine(party.name), party.role)) \(paint.dim("\(onOneLine(place.path)):\(place.line)"))"
    }
    if !declared.isEmpty { note("declared:", declared) }
  }
  if !entry.remedy.isEmpty { note("instead:", wrapped(onOneLine(entry.remedy), to: width - 9)) }
  if let standing = entry.standing { note("status:", wrapped(onOneLine(standing), to: width - 8)) }
  return text + "\n"
}

/// Neighbours that say the same stand together.
private func runs(of entries: [Entry]) -> [[Entry]] {
  entries.reduce(into: []) { runs, entry in
    if let last = runs.last?.last, last.message == entry.message, last.finding?.chain == entry.finding?.chain {
      runs[runs.count - 1].append(entry)
    } else {
      runs.append([entry])
    }
  }
}

private func headline(_ entry: Entry, _ paint: Paint) -> String {
  var message = onOneLine(entry.message)
  for party in [entry.finding?.subject, entry.finding?.object].compactMap({ $0 }) {
    message = replacing(
      "`\(party.name)`", in: message, with: paint.isOn ? paint.role(party.name, party.role) : "`\(party.name)`")
  }
  return line(entry, saying: message, paint)
}

private func frame(
  _ entry: Entry, gutter: Int, _ paint: Paint, _ terminal: TerminalStyle, _ surroundings: Surroundings
) -> String {
  guard let place = entry.place, place.line > 0, let bytes = surroundings.sourceLine(place.path, place.line) else {
    return ""
  }
  let end = place.endLine == place.line ? place.endColumn : nil
  let frame = CodeFrame(bytes, from: place.column, to: end, width: max(12, terminal.columns - gutter - 3))
  let number = String(place.line)
  let padding = String(repeating: " ", count: gutter - number.count)
  let line = paint.dim("\(padding)\(number) | ") + frame.source + "\n"
  let underline = String(repeating: "^", count: frame.length)
  return line + paint.dim(String(repeating: " ", count: gutter) + " | ") + String(repeating: " ", count: frame.indent)
    + paint.severity(underline, isError: entry.isError) + "\n"
}

/// `LoginViewController → presenter: LoginPresenter → interactor: LoginInteractorInput`, on as many lines as it needs.
private func chain(_ finding: Finding, _ paint: Paint, width: Int) -> [String] {
  var steps: [(text: String, length: Int)] = []
  func add(_ name: String, _ type: String?, _ role: String?) {
    let (name, type) = (onOneLine(name), type.map(onOneLine))
    guard let type else { return steps.append((name, displayWidth(of: name))) }
    let painted = role == nil ? paint.bold(type) : paint.role(type, role)
    steps.append(("\(name): \(painted)", displayWidth(of: "\(name): \(type)")))
  }
  if let subject = finding.subject {
    steps.append((paint.role(onOneLine(subject.name), subject.role), displayWidth(of: onOneLine(subject.name))))
  }
  for (index, link) in finding.chain.enumerated() {
    add(link.name, link.type, index == finding.chain.count - 1 ? finding.object?.role : nil)
  }
  var lines: [String] = []
  var used = 0
  for step in steps {
    if let last = lines.indices.last, used + 3 + step.length <= width {
      lines[last] += " → " + step.text
      used += 3 + step.length
    } else {
      lines.append(lines.isEmpty ? step.text : "→ " + step.text)
      used = step.length + (lines.count == 1 ? 0 : 2)
    }
  }
  return lines
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
