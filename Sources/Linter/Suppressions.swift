import Architecture
import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

/// Whether a reason has a letter or digit that can be seen. A dot or an invisible letter is no reason.
public func saysWhy(_ reason: String) -> Bool {
  reason.unicodeScalars.contains {
    ($0.properties.isAlphabetic || $0.properties.numericType != nil) && !$0.properties.isDefaultIgnorableCodePoint
  }
}

/// `// viperlint:ignore <id> -- <reason>` and its kin: which findings they silence, and which of them are in vain.
struct Suppressions {
  private struct Comment {
    var file: UInt32
    var fact: DirectiveFact
    var rules: [String]
    var reason: String
    var used: Set<String> = []
  }
  private var comments: [Comment] = []
  /// Old ids of renamed rules that comments name: how many, and the first of them.
  private var formerIds: [String: (current: String, count: Int, first: Int)] = [:]
  private let project: Project
  private var problems: [ReportedProblem] = []

  init(_ project: Project) {
    self.project = project
    for (number, file) in project.table.files.enumerated() {
      for fact in file.facts.surface.directives where fact.kind == .ignore || fact.kind == .ignoreFile {
        let rules = file.facts.names[fact.subjectText].split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
        let reason = file.facts.names[fact.reasonText]
        comments.append(Comment(file: UInt32(number), fact: fact, rules: rules, reason: saysWhy(reason) ? reason : ""))
      }
    }
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }

  /// Marks what is silenced; says which comments lack a reason, name nothing known, or silence nothing.
  ///
  /// - Parameters:
  ///   - isPartial: the run does not see all findings, so that it cannot tell what is in vain.
  ///   - isSound: the rules of all configurations are known.
  mutating func apply(to findings: inout [Finding], isPartial: Bool, isSound: Bool) -> [ReportedProblem] {
    let places = FindingPlaces(findings)
    for index in comments.indices {
      let comment = comments[index]
      let rulebook = project.rulebook(of: comment.file)
      guard !comment.reason.isEmpty else {
        say("suppression-without-reason", comment, withoutReason(comment))
        continue
      }
      if let around = declaration(around: comment) {
        say(
          "unused-suppression", comment,
          "`ignore-file` counts at the top level of its file, and this one stands in `\(around)`; move it out")
        comments[index].used.formUnion(comment.rules)
        continue
      }
      for rule in comment.rules {
        guard let known = rulebook.rule(rule) else {
          guard isSound else { continue }
          let guess = closestMatch(to: rule, among: rulebook.rules.map(\.rule.id))
          say(
            "unused-suppression", comment,
            "there is no rule `\(rule)`" + (guess.map { "; did you mean `\($0)`?" } ?? ""))
          comments[index].used.insert(rule)
          continue
        }
        if known.rule.id != rule { formerIds[rule, default: (known.rule.id, 0, index)].count += 1 }
        guard known.rule.constraint != nil else {
          say(
            "unused-suppression", comment,
            "`\(rule)` is about the run, and no comment suppresses it; delete this one (a configuration can turn the rule off)"
          )
          comments[index].used.insert(rule)
          continue
        }
        let path = project.table.files[Int(comment.file)].path
        for number in places.findings(of: known.rule.id, in: path, on: lines(comment)) {
          comments[index].used.insert(rule)
          if findings[number].standing == .active { findings[number].standing = .suppressed(reason: comment.reason) }
        }
      }
    }
    if !isPartial {
      for comment in comments where !comment.reason.isEmpty {
        let rulebook = project.rulebook(of: comment.file)
        for rule in comment.rules where !comment.used.contains(rule) && rulebook.rule(rule)?.severity != .off {
          let isLast = comment.rules.allSatisfy { !comment.used.contains($0) }
          say(
            "unused-suppression", comment,
            "nothing here breaks `\(rule)`; delete \(isLast ? "the comment" : "this id and keep the others")")
        }
      }
    }
    return problems + renamed()
  }

  /// One notice for each old id: a project may have hundreds of comments.
  private func renamed() -> [ReportedProblem] {
    formerIds.sorted { $0.key < $1.key }.map { former, use in
      let comment = comments[use.first]
      let others = use.count == 1 ? "" : " (and \(use.count - 1) more that name it)"
      return ReportedProblem(
        rule: nil, severity: .warning, place: project.place(comment.file, comment.fact.range),
        message: "the rule `\(former)` is called `\(use.current)` now; write that in this comment\(others)",
        isFatal: false)
    }
  }

  /// Two hyphens stand between the ids and the reason: some write one, or a dash.
  private func withoutReason(_ comment: Comment) -> String {
    let words = comment.rules.last?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
    let dash = words.count == 2 ? ["-", "–", "—", ":"].first { words[1].hasPrefix($0) } : nil
    let reason = dash.map { String(words[1].dropFirst($0.count)) }.map { trimmed($0[...]) } ?? ""
    let ids = (comment.rules.dropLast() + words.prefix(1)).joined(separator: ", ")
    let form =
      "`// viperlint:\(word(comment)) \(ids.isEmpty ? "<rule>" : ids) -- \(reason.isEmpty ? "<reason>" : reason)`"
    return reason.isEmpty
      ? "a suppression without a reason has no effect; write \(form)"
      : "the reason of a suppression comes after two hyphens: \(form)"
  }

  private func word(_ comment: Comment) -> String { comment.fact.kind == .ignoreFile ? "ignore-file" : "ignore" }

  /// The name of the outermost declaration that a comment about its whole file stands in.
  private func declaration(around comment: Comment) -> String? {
    guard comment.fact.kind == .ignoreFile else { return nil }
    let facts = project.table.facts(of: comment.file)
    let declarations = facts.surface.declarations
    let start = comment.fact.range.start
    var around = declarations.partitionPoint { $0.range.start > start } - 1
    while around >= 0, !declarations[around].range.contains(start) || declarations[around].parent != .max {
      around = declarations[around].parent == .max ? -1 : Int(declarations[around].parent)
    }
    return around < 0 ? nil : facts.names[declarations[around].name]
  }

  /// The lines that a comment speaks of.
  private func lines(_ comment: Comment) -> ClosedRange<Int>? {
    if comment.fact.kind == .ignoreFile { return 1...Int.max }
    let own = project.place(comment.file, comment.fact.range)
    if comment.fact.isTrailing { return own.line...own.line }
    guard !comment.fact.covers.isEmpty else { return nil }
    let covered = project.place(comment.file, comment.fact.covers)
    return covered.line...max(covered.line, covered.endLine)
  }

  private mutating func say(_ rule: String, _ comment: Comment, _ message: String) {
    let known = project.rulebook(of: comment.file).rule(rule)
    guard let severity = known.map(\.severity.problemSeverity) ?? .warning else { return }
    problems.append(
      ReportedProblem(
        rule: rule, severity: severity, place: project.place(comment.file, comment.fact.range), message: message,
        isFatal: false))
  }
}

/// Findings by rule, file and line: a file may have thousands of them, and as many comments.
private struct FindingPlaces {
  private struct Key: Hashable {
    var rule: String
    var path: String
  }
  /// Ascending by line.
  private var places: [Key: [(line: Int, number: Int)]] = [:]

  init(_ findings: [Finding]) {
    for (number, finding) in findings.enumerated() {
      places[Key(rule: finding.rule, path: finding.place.path), default: []].append((finding.place.line, number))
    }
    for key in places.keys { places[key]!.sort { $0 < $1 } }
  }

  /// As indices, ascending by line.
  func findings(of rule: String, in path: String, on lines: ClosedRange<Int>?) -> [Int] {
    guard let lines, let known = places[Key(rule: rule, path: path)] else { return [] }
    let first = known.partitionPoint { $0.line >= lines.lowerBound }
    return known[first...].prefix { lines.contains($0.line) }.map(\.number)
  }
}
