import Architecture
import LintRules
import Parallel
import SourceText

/// Judges a project by every rule that is switched on, in order of precedence: one use gives one diagnostic, by the
/// first rule that it breaks.
/// - Parameters:
///   - gated: role rules look only at modules that pass the preset's gate. Examples of rules are never gated.
///   - jobs: on how many threads; the judgement is the same.
public func judge(_ relations: Relations, gated: Bool = true, jobs: Int = 1) -> Judgement {
  judge(relations, gated: gated, jobs: jobs, by: Selections(relations, jobs: jobs))
}

/// Judges a project by each of its rulebooks, in their order.
public func judgeByEachRulebook(_ relations: Relations, gated: Bool = true, jobs: Int = 1) -> [Judgement] {
  // What selectors choose in the whole project is the same for rulebooks that say the same. Only the latest is kept.
  var latest: (kind: Int, selections: Selections)?
  return (0..<relations.project.configurationCount).map { number in
    let relations = relations.under(number)
    let kind = relations.project.kindOfRulebook
    let known = latest.flatMap { $0.kind == kind ? $0.selections : nil }
    let selections = known ?? Selections(relations, jobs: jobs)
    latest = (kind, selections)
    return judge(relations, gated: gated, jobs: jobs, by: selections)
  }
}

private func judge(_ relations: Relations, gated: Bool, jobs: Int, by selections: Selections) -> Judgement {
  let project = relations.project
  let evidence = Evidence(relations, gated: gated, selections: selections, jobs: jobs)
  // More batches than threads, so that none waits long for the last.
  let batches = evidence.batches(jobs == 1 ? 1 : jobs * 3)
  let parts = parallelMap(batches, jobs: jobs) { files in judge(files, by: evidence) }
  let usedExceptions = parts.reduce(into: Set<Place>()) { $0.formUnion($1.usedExceptions) }
  let rules = project.rulebook.rules.indices
  let all = parts.flatMap(\.diagnostics)
  let (diagnostics, replaced, replacing) = gated ? standIns(for: all, in: project) : (all, [], [])
  return Judgement(
    diagnostics: diagnostics, replacedDiagnostics: replaced, replacingRules: replacing,
    // Without files no rule has anything to check.
    idleRules: rules.filter { rule in
      isAtWork(project.rulebook.rules[rule]) && parts.allSatisfy { $0.idle.contains(rule) }
    },
    unmatchedNames: allUnmatchedNames(relations), uselessExceptions: uselessExceptions(project, usedExceptions))
}

/// What judging a batch of files gives.
struct JudgedFiles: Sendable {
  /// By file, place and rule.
  var diagnostics: [Diagnostic]
  /// Indices of rules that chose no subject.
  var idle: [Int]
  /// Where the exceptions stand that allowed something.
  var usedExceptions: Set<Place>
}

private func isAtWork(_ rule: RuleInForce) -> Bool { rule.severity != .off && rule.rule.constraint != nil }

private func judge(_ files: Range<UInt32>, by evidence: Evidence) -> JudgedFiles {
  let judge = Judge(evidence, of: files)
  for (number, rule) in evidence.project.rulebook.rules.enumerated() where isAtWork(rule) { judge.apply(number) }
  return judge.outcome()
}

extension Judge {
  /// Judges by one rule of the rulebook. Call it in the order of the rules: the first rule that a use breaks reports
  /// it.
  func apply(_ number: Int) {
    guard let constraint = project.rulebook.rules[number].rule.constraint else { return }
    begin(number)
    switch constraint {
    case .forbid(let clauses): for clause in clauses { forbid(clause) }
    case .only(let clauses): for clause in clauses { only(clause) }
    case .owned(let clauses): for clause in clauses { owned(clause) }
    case .contract(let clauses): for clause in clauses { contract(clause) }
    case .layers(let layers): self.layers(layers)
    case .apart(let apart): self.apart(apart)
    case .acyclic(let acyclic): self.acyclic(acyclic)
    case .shape(let shape): self.shape(shape)
    case .complete(let complete): self.complete(complete)
    }
    end()
  }
}

private func uselessExceptions(_ project: Project, _ usedExceptions: Set<Place>) -> [Exception] {
  var exceptions: [Exception] = []
  for rule in project.rulebook.rules where rule.severity != .off {
    exceptions += rule.allow.filter { !usedExceptions.contains($0.place) }
    // The exceptions of the built-in rules wait for code that needs them; a project's own must earn their place.
    if rule.mustMeetCode {
      exceptions += rule.rule.constraint?.exceptions.filter { !usedExceptions.contains($0.place) } ?? []
    }
  }
  return exceptions
}

private func allUnmatchedNames(_ relations: Relations) -> [Int: [UnmatchedName]] {
  var names: [Int: [UnmatchedName]] = [:]
  for (number, rule) in relations.project.rulebook.rules.enumerated()
  where rule.mustMeetCode && rule.severity != .off {
    guard let constraint = rule.rule.constraint else { continue }
    let unmatched = unmatchedNames(in: constraint, of: relations)
    if !unmatched.isEmpty { names[number] = unmatched }
  }
  return names
}
