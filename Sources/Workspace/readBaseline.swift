import Linter
import PlainJSON
import SourceText

/// Reads a baseline to the letter: a damaged or hand-merged one is refused with its place.
///
/// - Parameters:
///   - content: the bytes, or why they cannot be had.
///   - path: as problems name it.
public func readBaseline(
  _ content: Result<[UInt8], FileProblem>, path: String
) -> Result<Baseline, BaselineRefusal> {
  switch content {
  case .failure(let problem): return .failure(BaselineRefusal(.unreadable(path, problem.reason)))
  case .success(let bytes): return decodeBaseline(bytes, path: path)
  }
}

/// Why a baseline was not accepted.
public struct BaselineRefusal: Error, Sendable, Equatable {
  /// Fatal; its line and column are 0 where the file cannot be read at all.
  public var problem: ReportedProblem

  init(_ problem: ReportedProblem) { self.problem = problem }
}

/// The text of a baseline: sorted, one entry a line, so that two branches merge.
public func encode(_ baseline: Baseline) -> String {
  let lines = baseline.entries.map { entry -> String in
    let identity = entry.identity
    var members = [JSONMember("path", .string(identity.path)), JSONMember("rule", .string(identity.rule))]
    func add(_ key: String, _ text: String?) { if let text { members.append(JSONMember(key, .string(text))) } }
    add("subject", identity.subject)
    add("object", identity.object)
    add("way", identity.way)
    add("module", entry.module)
    members.append(JSONMember("count", .integer(entry.count)))
    add("reason", entry.reason)
    add("owner", entry.owner)
    add("until", entry.until?.description)
    return "    " + jsonText(.object(members), layout: .compact)
  }
  let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
  let beginning = baseline.beginning.map { "  \"since\": \"\($0.day)\",\n  \"at-first\": \($0.findings),\n" } ?? ""
  return "{\n  \"version\": 1,\n\(beginning)  \"findings\": \(list)\n}\n"
}

func decodeBaseline(_ bytes: [UInt8], path: String) -> Result<Baseline, BaselineRefusal> {
  func refuse(_ message: String, at position: Position?) -> Result<Baseline, BaselineRefusal> {
    let (line, column) = (Int(position?.line ?? 0), Int(position?.column ?? 0))
    return .failure(
      BaselineRefusal(
        ReportedProblem(
          rule: nil, severity: .error,
          place: Linter.Place(path: path, line: line, column: column, endLine: line, endColumn: column),
          message: "\(message); the baseline is left as it is", isFatal: true)))
  }
  let reading = readJSON(bytes, path: path)
  for (number, start) in reading.lines.starts.enumerated() where isConflictMarker(bytes[Int(start)...]) {
    return refuse("a merge left its marks here", at: Position(line: UInt32(number + 1), column: 1))
  }
  guard let root = reading.root else {
    return refuse(reading.problem?.message ?? "no JSON", at: reading.problem?.position)
  }
  func position(_ range: ByteRange) -> Position { reading.lines.position(of: range.start) }
  guard root["version"]?.plain == .integer(1) else {
    return refuse("`version` must be 1", at: position((root["version"] ?? root).range))
  }
  guard case .array(let nodes) = root["findings"]?.value else {
    return refuse("`findings` must be a list", at: position((root["findings"] ?? root).range))
  }
  var baseline = Baseline(path: path)
  // Only for people: a baseline without it, or with half of it, forgives as well.
  if case .string(let text) = root["since"]?.value, let day = Day(text),
    case .integer(let count) = root["at-first"]?.value, count >= 0
  {
    baseline.beginning = Baseline.Beginning(day: day, findings: count)
  }
  for node in nodes {
    var decoder = EntryDecoder(node)
    guard let entry = decoder.entry(line: Int(position(node.range).line)) else {
      return refuse(decoder.mistake?.message ?? "no entry", at: position(decoder.mistake?.range ?? node.range))
    }
    baseline.entries.append(entry)
  }
  return .success(baseline)
}

private func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
  ["<<<<<<<", "=======", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
}

/// Reads one entry and remembers the first mistake in it.
private struct EntryDecoder {
  let node: JSONNode
  var mistake: (message: String, range: ByteRange)?

  init(_ node: JSONNode) { self.node = node }

  mutating func entry(line: Int) -> Baseline.Entry? {
    guard case .object(let members) = node.value else {
      mistake = ("an entry must be an object", node.range)
      return nil
    }
    let known = ["path", "rule", "subject", "object", "way", "module", "count", "reason", "owner", "until"]
    for member in members where !known.contains(member.key) {
      let question = didYouMean(member.key, among: known).map { "; " + $0 } ?? ""
      mistake = ("`\(member.key)` is no key of an entry\(question)", member.keyRange)
      return nil
    }
    let (path, rule) = (text("path", isRequired: true), text("rule", isRequired: true))
    let identity = Baseline.Identity(
      path: path ?? "", rule: rule ?? "", subject: text("subject"), object: text("object"), way: text("way"))
    var entry = Baseline.Entry(identity: identity, module: text("module"), count: 1, line: line)
    entry.reason = text("reason")
    entry.owner = text("owner")
    if let count = node["count"] {
      // Counts are summed; no project has a million equal findings.
      if case .integer(let number) = count.value, (1...1_000_000).contains(number) {
        entry.count = number
      } else {
        note("`count` must be a number from 1 to 1000000", count)
      }
    }
    if let day = text("until") {
      entry.until = Day(day)
      if entry.until == nil { note("`until` must be a day like 2027-03-31", node["until"]!) }
    }
    return mistake == nil ? entry : nil
  }

  private mutating func text(_ key: String, isRequired: Bool = false) -> String? {
    guard let value = node[key] else {
      if isRequired { note("an entry needs `\(key)`", node) }
      return nil
    }
    if case .string(let text) = value.value { return text }
    if !isRequired, case .null = value.value { return nil }
    note("`\(key)` must be a text", value)
    return nil
  }

  private mutating func note(_ message: String, _ node: JSONNode) {
    if mistake == nil { mistake = (message, node.range) }
  }
}
