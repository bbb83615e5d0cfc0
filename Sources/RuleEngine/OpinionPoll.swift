import Architecture
import LintRules
import References
import SourceText
import SwiftFacts
import SymbolGraph
import TypeInference

/// Asks all rules about one place, after a project has been judged. Not for the hot path: everything is asked again. It
/// is large, and no caller needs a second one: hence a class.
public final class OpinionPoll {
  private let judge: Judge
  private let judgement: Judgement
  private let owners: CodeOwners
  private var project: Project { judge.project }

  /// Works out again, on one thread, what judging a project begins with.
  /// - Parameter judgement: of this project under the same rulebook, and gated like this.
  public init(_ project: Project, _ judgement: Judgement, gated: Bool = true) {
    let evidence = Evidence(project, gated: gated, selections: Selections(project, jobs: 1), jobs: 1)
    judge = Judge(evidence, of: evidence.files)
    self.judgement = judgement
    judge.recall(judgement.verdicts + judgement.replacedVerdicts)
    owners = CodeOwners(project)
  }

  // MARK: Uses

  private func subject(of use: Use) -> TypeKey? {
    owners.owner(of: use.subject, at: use.declaration, in: use.file).flatMap { mayConcern($0) ? $0 : nil }
  }

  /// Code in no type, or in an extension of a type from outside, is no matter of the built-in rules.
  private func mayConcern(_ subject: TypeKey) -> Bool { !subject.isExternal || judge.rule.origin == .custom }

  /// - Parameter siblings: the uses and call sites of the file, by which chains are known.
  public func opinions(on use: Use, among siblings: FileChains) -> [Opinion] {
    let spoken = judgement.verdicts.filter { verdict in
      guard verdict.file == use.file, verdict.range.start == use.offset, verdict.way != nil else { return false }
      return verdict.object == .type(use.object) || use.result.map { verdict.object == .type($0) } ?? false
    }
    var opinions: [Opinion] = []
    for number in project.rulebook.rules.indices {
      judge.begin(number)
      let verdict = spoken.first { $0.rule == number }
      let concerns = verdict == nil ? concerns(about: use) : []
      var claim = claim(on: use.chain, in: use.file, siblings)
      if claim == nil, use.way != .stores, let rule = ruleOfStoredProperty(use) {
        claim = rule == number ? .storedProperty : .precedence(rule: rule)
      }
      opinions +=
        opinion(number, verdict, concerns, claim ?? takenOnce(by: opinions), at: (use.file, use.offset)).map { [$0] }
        ?? []
    }
    return opinions
  }

  private func concerns(about use: Use) -> [Concern] {
    switch judge.rule.rule.constraint {
    case .forbid, .only:
      guard let subject = subject(of: use) else { return [] }
      return useClauses.compactMap { clause in
        Concern(judge.decide(clause, use, by: subject)) ?? Concern(judge.decide(clause, nameIn: use, by: subject))
      }
    case .owned(let clauses):
      guard let subject = subject(of: use) else { return [] }
      return clauses.compactMap { clause in
        guard case .references(let references) = clause else { return nil }
        // A property is told once, however many types name what it holds.
        let isTold = judgement.verdicts.contains {
          $0.rule == judge.number && $0.file == use.file && $0.declaration == use.declaration && $0.way == .stores
        }
        let concern = Concern(judge.decide(references, use, by: subject))
        return concern == .speaks && isTold ? .held(.storedProperty) : concern
      }
    case .apart(let apart):
      return subject(of: use).flatMap { Concern(judge.decide(apart, use, by: $0)) }.map { [$0] } ?? []
    default: return []
    }
  }

  /// What the rule at work forbids to use.
  private var useClauses: [UseClause] {
    switch judge.rule.rule.constraint {
    case .forbid(let clauses): clauses
    case .only(let clauses): clauses.map(\.inverse)
    default: []
    }
  }

  // MARK: Calls

  /// What each rule says that may report such a call, in order of precedence. Empty if no rule checks the code around
  /// it, or if it is not among `Project.sites`.
  /// - Parameter siblings: as of uses.
  public func opinions(on site: CallSite, among siblings: FileChains) -> [Opinion] {
    guard let subject = owners.owner(of: site.subject ?? .nobody, at: site.declaration, in: site.file),
      project.sites.contains(where: {
        $0.file == site.file && $0.offset == site.offset && $0.kind == site.kind
      })
    else { return [] }
    let spoken = judgement.verdicts.filter { verdict in
      guard verdict.file == site.file, verdict.range.start == site.offset, case .name = verdict.object else {
        return false
      }
      return verdict.way != .imports
    }
    var opinions: [Opinion] = []
    for number in project.rulebook.rules.indices {
      judge.begin(number)
      let clauses = useClauses
      if clauses.isEmpty || !mayConcern(subject) { continue }
      let verdict = spoken.first { $0.rule == number }
      let concerns = verdict == nil ? clauses.compactMap { concern(of: $0, about: site, subject) } : []
      let claim = claim(on: site.chain, in: site.file, siblings) ?? takenOnce(by: opinions)
      opinions += opinion(number, verdict, concerns, claim, at: (site.file, site.offset)).map { [$0] } ?? []
    }
    return opinions
  }

  private func concern(of clause: UseClause, about site: CallSite, _ subject: TypeKey) -> Concern? {
    guard !clause.to.calls.isEmpty else { return nil }
    return Concern(judge.decide(clause, site, by: subject, judge.sites.listening(to: clause.to.calls)))
  }

  // MARK: Storyboards

  /// What each rule says that may mind such a connection, in order of precedence.
  public func opinions(on connection: DrawnConnection) -> [Opinion] {
    guard let source = connection.source else { return [] }
    let subject = project.effectiveSubject(source)
    var opinions: [Opinion] = []
    var claim: Opinion.Silence?
    for number in project.rulebook.rules.indices {
      judge.begin(number)
      let verdict = judgement.verdicts.first {
        $0.rule == number && $0.file == connection.file && $0.range == connection.range
      }
      let concerns =
        verdict == nil ? useClauses.compactMap { Concern(judge.decide($0, connection, by: subject)) } : []
      let opinion = opinion(number, verdict, concerns, claim, at: (connection.file, connection.range.start))
      if verdict != nil, judge.rule.origin != .custom { claim = .precedence(rule: number) }
      if let opinion { opinions.append(opinion) }
    }
    return opinions
  }

  // MARK: Imports

  /// What each rule says that may mind such an import, in order of precedence.
  /// - Parameters:
  ///   - path: dotted, as in `ImportFact`.
  ///   - range: of the path.
  public func opinions(onImport path: String, at range: ByteRange, in file: UInt32) -> [Opinion] {
    var opinions: [Opinion] = []
    for number in project.rulebook.rules.indices {
      judge.begin(number)
      let clauses = useClauses
      if clauses.isEmpty { continue }
      let verdict = judgement.verdicts.first {
        $0.rule == number && $0.file == file && $0.way == .imports && $0.range.start == range.start
      }
      let concerns = verdict == nil ? clauses.compactMap { concern(of: $0, aboutImport: path, in: file) } : []
      opinions += opinion(number, verdict, concerns, .saidAlready, at: (file, range.start)).map { [$0] } ?? []
    }
    return opinions
  }

  private func concern(of clause: UseClause, aboutImport path: String, in file: UInt32) -> Concern? {
    guard clause.by.contains(.imports) && clause.mayMindImports || judge.knowsOthers(clause),
      let found = judge.imports(in: file, mindedBy: clause).first(where: { $0.path == path }),
      let importers = importers(file, clause)
    else { return nil }
    if project.exemptFiles[Int(file)] { return .held(.exempt) }
    let judged = importers.filter { judge.looksAt($0) }
    let reasons = importers.lazy.compactMap { self.judge.reluctance($0, file, isAffiliated: true) }
    if judged.isEmpty, let reason = reasons.first { return .held(reason) }
    return Concern(judge.decide(clause, import: found, in: file, by: judged))
  }

  /// Whose an import is, also of types at which the rule does not look.
  private func importers(_ file: UInt32, _ clause: UseClause) -> [TypeKey]? {
    guard judge.knowsOthers(clause) else {
      var from = judge.chosenSubjects(clause.from)
      return judge.importers(file, clause, &from)
    }
    let subjects = project.typesByFile[Int(file)].filter { key in
      judge.isSubject(clause.from, project.effective[key.index], file) != nil
        && judge.isSubject(clause.from, key, file) != nil
    }
    return subjects.isEmpty ? nil : subjects
  }

  // MARK: Asking

  /// How a clause stands to something that it would mind.
  private enum Concern: Equatable {
    case speaks
    /// Once for each object and file.
    case speaksOnce
    case held(Opinion.Silence)

    /// What a clause decided of a use; nil where that is none of its business.
    init?(_ decision: Decision) {
      switch decision {
      case .none: return nil
      case .violation(_, let once): self = once == nil ? .speaks : .speaksOnce
      case .silent(let reason): self = .held(reason)
      case .excused(let exception): self = .held(.excused(because: exception.because))
      }
    }
  }

  /// - Parameter claim: why another finding stands in its place, if one does.
  private func opinion(
    _ number: Int, _ verdict: Verdict?, _ concerns: [Concern], _ claim: Opinion.Silence?,
    at place: (file: UInt32, offset: UInt32)
  ) -> Opinion? {
    if let verdict { return Opinion(rule: number, answer: .verdict(verdict)) }
    let claim = claim ?? standIn(for: number, place)
    guard let first = concerns.first else { return nil }
    let maySpeak = concerns.contains(.speaks) || concerns.contains(.speaksOnce)
    var reason: Opinion.Silence?
    if maySpeak {
      if judge.rule.severity == .off {
        reason = .off
      } else {
        reason = claim ?? (concerns.contains(.speaksOnce) ? .saidAlready : .unexplained)
      }
    } else if case .held(let silence) = first, judge.rule.severity != .off {
      reason = silence
    }
    return reason.map { Opinion(rule: number, answer: .silent($0)) }
  }

  /// One finding about the whole module stands in the place of what a rule would say here.
  private func standIn(for rule: Int, _ place: (file: UInt32, offset: UInt32)) -> Opinion.Silence? {
    judgement.replaced.first { replaced in
      replaced.verdict.rule == rule && replaced.verdict.file == place.file
        && replaced.verdict.range.start == place.offset
    }.map { .precedence(rule: $0.by) }
  }

  /// Another rule's verdict on the same access chain.
  private func claim(on chain: UInt32, in file: UInt32, _ siblings: FileChains) -> Opinion.Silence? {
    judgement.verdicts.first {
      $0.file == file && isAmongEquals($0) && siblings.chains[$0.range.start]?.contains(chain) ?? false
    }.map { .precedence(rule: $0.rule) }
  }

  /// A rule of the project's own that speaks once in a file has spoken of this use as well.
  private func takenOnce(by earlier: [Opinion]) -> Opinion.Silence? {
    guard judge.rule.origin == .custom else { return nil }
    let first = earlier.first { opinion in
      project.rulebook.rules[opinion.rule].origin == .custom && opinion.answer == .silent(.saidAlready)
    }
    return first.map { .precedence(rule: $0.rule) }
  }

  /// The rule that has spoken of the property in whose declaration a use stands.
  private func ruleOfStoredProperty(_ use: Use) -> Int? {
    judgement.verdicts.first {
      $0.file == use.file && $0.declaration == use.declaration && $0.way == .stores
        && judge.isTold(.type(use.object), by: $0.object) && isAmongEquals($0)
    }?.rule
  }

  /// Precedence is decided among the rules of the preset, and among the project's own.
  private func isAmongEquals(_ verdict: Verdict) -> Bool {
    (project.rulebook.rules[verdict.rule].origin == .custom) == (judge.rule.origin == .custom)
  }
}

/// Which access chains have something at an offset of a file.
public struct FileChains: Sendable {
  fileprivate var chains: [UInt32: Set<UInt32>] = [:]

  /// - Parameter uses: of one file, as are the call sites: offsets and chains mean nothing beside those of another.
  public init(uses: [Use], sites: [CallSite]) {
    for use in uses { chains[use.offset, default: []].insert(use.chain) }
    for site in sites { chains[site.offset, default: []].insert(site.chain) }
  }
}
