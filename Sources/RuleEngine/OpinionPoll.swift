import LintRules
import ProjectModel
import SourceText
import SwiftFacts

/// Asks all rules about one place, after a project has been judged. Not for the hot path: everything is asked again. It
/// is large, and nobody needs a second one: hence a class.
public final class OpinionPoll {
  private var judge: Judge
  private let judgement: Judgement
  private let owners: CodeOwners
  private var project: Project { judge.project }

  /// Works out again, on one thread, what judging a project begins with.
  /// - Parameter judgement: of this project under the same rulebook, and gated like this.
  public init(_ project: Project, _ judgement: Judgement, gated: Bool = true) {
    let evidence = Evidence(project, gated: gated, jobs: 1)
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
    case .forbid, .only: return useClauses.compactMap { concern(of: $0, about: use) }
    case .owned(let clauses):
      return clauses.compactMap { clause in
        guard case .references(let references) = clause else { return nil }
        return concern(of: references, about: use)
      }
    case .apart(let apart): return concern(of: apart, about: use).map { [$0] } ?? []
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

  private func concern(of apart: Apart, about use: Use) -> Concern? {
    guard let subject = subject(of: use) else { return nil }
    guard !use.object.isExternal, apart.by.contains(use.way), let one = judge.unit(apart.unit, of: subject),
      let other = judge.unit(apart.unit, of: use.object), one != other,
      let isAffiliated = isSubject(apart.from, subject, use.file), !project.matches(.any(apart.through), use.object)
    else { return nil }
    if let reason = reluctance(subject, use.file, isAffiliated: isAffiliated) { return .held(reason) }
    if project.roles[use.object.index].isExempt { return .held(.exempt) }
    if apart.unit == .module, let excuse = judge.excuse(for: use, subject: subject, one, other) { return .held(excuse) }
    let verdict = Verdict(rule: judge.number, use)
    if let exception = judge.exception(apart.unless, for: verdict) {
      return .held(.excused(because: exception.because))
    }
    return .speaks
  }

  /// How a clause stands to a use; nil when it is none of its business.
  private func concern(of clause: UseClause, about use: Use) -> Concern? {
    guard let subject = subject(of: use) else { return nil }
    let object = judge.object(of: use, clause)
    var minds = false
    var isByName = false
    if let types = clause.to.types {
      minds = project.matches(types, object, isHandedBack: object == use.result && project.mayBeScreen(use))
    }
    if !minds, !clause.to.names.isEmpty, use.isNamed, use.object.isExternal {
      isByName = judge.lists(clause.to.names, use.object, file: use.file)
      minds = isByName
    }
    guard minds, clause.by.contains(use.way), judge.isCast(use, as: clause),
      let isAffiliated = isSubject(clause.from, subject, use.file)
    else {
      return nil
    }
    if let reason = reluctance(subject, use.file, toward: (object, clause.from), isAffiliated: isAffiliated) {
      return .held(reason)
    }
    if judge.rule.origin != .custom, !object.isExternal, project.roles[object.index].isExempt { return .held(.exempt) }
    if judge.isAboutItself(use, subject, object) { return nil }
    if !isByName, judge.rule.origin != .custom, project.isPlumbing(object) { return .held(.plumbing) }
    if let leniency = judge.leniency(clause, use, subject, object) { return .held(leniency) }
    if isByName, judge.isAddedByView(clause, use, subject) { return .held(.importOfOthers) }
    if isByName, judge.isLeftToImport(clause, use) { return .held(.importReported) }
    let verdict = Verdict(rule: judge.number, use, object: object)
    if let exception = judge.exception(clause.unless, for: verdict) {
      return .held(.excused(because: exception.because))
    }
    return clause.isOncePerFile ? .speaksOnce : .speaks
  }

  private func concern(of clause: OwnedReferences, about use: Use) -> Concern? {
    guard use.way == .stores else { return nil }
    guard let subject = subject(of: use) else { return nil }
    let object = use.object
    let minds =
      clause.to.types.map { project.matches($0, object) } ?? false
      || !clause.to.names.isEmpty && project.names(clause.to.names, include: object)
    guard minds, object != subject, let isAffiliated = isSubject(clause.from, subject, use.file) else { return nil }
    if let reason = reluctance(subject, use.file, isAffiliated: isAffiliated) { return .held(reason) }
    if let relation = clause.relation, !judge.relates(relation, subject, object) { return .held(.relation(relation)) }
    if (use.ownership != .strong) == (clause.must == .weak) { return .held(.ownership) }
    if clause.must == .weak, !judge.oughtToBeWeak(use, subject) { return .held(.noCycle) }
    let isTold = judgement.verdicts.contains {
      $0.rule == judge.number && $0.file == use.file && $0.declaration == use.declaration && $0.way == .stores
    }
    return isTold ? .held(.storedProperty) : .speaks
  }

  // MARK: Calls

  /// What each rule says that may mind such a call, in order of precedence. None where nobody may speak of the code
  /// around it, or where it is not among `Project.sites`.
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

  private func concern(
    of clause: UseClause, about site: CallSite, _ subject: TypeKey
  ) -> Concern? {
    let listening = judge.sites.listening(to: clause.to.calls)
    guard !clause.to.calls.isEmpty, listening.mayMean(site),
      let isAffiliated = isSubject(clause.from, subject, site.file)
    else { return nil }
    guard let match = judge.sites.match(site, listening) else {
      // Of what is not meant the rule has nothing more to say than that.
      return listening.lists(site.name) ? .held(judge.sites.refusal(of: site, listening)) : nil
    }
    var from = judge.chosenSubjects(clause.from)
    let way = site.kind == .makes ? Way.makes : .calls
    if !clause.countsCalls(by: way) || judge.isToldWhereDone(match, &from) { return nil }
    if let reason = reluctance(subject, site.file, isAffiliated: isAffiliated) { return .held(reason) }
    if !judge.isPlace(clause, site.file, site.declaration) { return .held(.place) }
    if judge.isDoneForCallers(site, listening) { return .held(.wrapper) }
    if judge.isOfMixin(clause, site.file, site.declaration) { return .held(.assembly) }
    if judge.isAboutParts(clause),
      judge.isReportedForNavigating(project.values(instantiatedBy: site), from: site.node, site.file)
    {
      return .held(.reportedForNavigating)
    }
    let verdict = Verdict(
      rule: judge.number, file: site.file, range: ByteRange(start: site.offset, end: site.end), subject: site.subject,
      object: .name(project.fullName(site)), way: way, declaration: site.declaration)
    if let exception = judge.exception(clause.unless, for: verdict) {
      return .held(.excused(because: exception.because))
    }
    if judge.importsAny(of: clause.unlessImports, site.file) { return .held(.importReported) }
    return clause.isOncePerFile ? .speaksOnce : .speaks
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
    clause.asksForUIImports && judge.rule.origin != .custom
      ? concern(of: clause, aboutUIImport: path, in: file) : concern(of: clause, aboutPlainImport: path, in: file)
  }

  private func concern(of clause: UseClause, aboutPlainImport path: String, in file: UInt32) -> Concern? {
    guard clause.by.contains(.imports), clause.mayMindImports,
      judge.imports(in: file, mindedBy: clause).contains(where: { $0.path == path })
    else { return nil }
    if project.exemptFiles[Int(file)] { return .held(.exempt) }
    var from = judge.chosenSubjects(clause.from)
    guard judge.importer(file, &from) != nil || judge.choosesFile(clause.from, file, &from) else { return nil }
    return judge.importsAny(of: clause.unlessImports, file) ? .held(.importReported) : .speaksOnce
  }

  private func concern(of clause: UseClause, aboutUIImport path: String, in file: UInt32) -> Concern? {
    guard !clause.to.imports.isEmpty,
      let found = project.uiImports(in: file, clause.to.imports).first(where: { $0.path == path })
    else { return nil }
    let subjects = project.typesByFile[Int(file)].filter { key in
      isSubject(clause.from, project.effective[key.index], file) != nil && isSubject(clause.from, key, file) != nil
    }
    guard let subject = subjects.first else { return nil }
    if project.exemptFiles[Int(file)] { return .held(.exempt) }
    if let reason = subjects.compactMap({ reluctance($0, file, isAffiliated: true) }).first,
      subjects.allSatisfy({ !judge.looksAt($0) })
    {
      return .held(reason)
    }
    if project.declaresViewOrRouter(file) || judge.isSomebodyElses(file, subjects) { return .held(.importOfOthers) }
    let verdict = Verdict(
      rule: judge.number, file: file, range: found.range, subject: subject, object: .name(found.path), way: .imports,
      declaration: .max)
    if let exception = judge.exception(clause.unless, for: verdict) {
      return .held(.excused(because: exception.because))
    }
    return .speaks
  }

  // MARK: Asking

  /// How a clause stands to something that it would mind.
  private enum Concern: Equatable {
    case speaks
    /// Once for each object and file.
    case speaksOnce
    case held(Opinion.Silence)
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

  /// Whether a selector chooses a subject: nil when not, false when only its affiliation is missing.
  private func isSubject(_ selector: Selector, _ key: TypeKey, _ file: UInt32) -> Bool? {
    let isOwn = judge.rule.origin == .custom
    if isOwn ? project.matches(selector, codeOf: key, in: file) : project.matches(selector, key, in: file) {
      return true
    }
    return !isOwn && project.matches(selector.withoutAffiliation, key, in: file) ? false : nil
  }

  /// Why the rule at work does not look at a subject at all.
  ///
  /// - Parameter use: what is used, and whom the clause speaks of.
  private func reluctance(
    _ subject: TypeKey, _ file: UInt32, toward use: (object: TypeKey, from: Selector)? = nil, isAffiliated: Bool
  ) -> Opinion.Silence? {
    let isExempt = !subject.isExternal && project.roles[subject.index].isExempt
    if isExempt || project.exemptFiles[Int(file)] { return .exempt }
    if !isAffiliated { return .unaffiliated }
    let looks = use.map { judge.looksAt(subject, object: $0.object, $0.from) } ?? judge.looksAt(subject)
    if !looks {
      if let use, judge.asksForGate(of: use.object, usedBy: subject, use.from) {
        return .objectNotGated(module: project.module(use.object).map { project.modules[$0].name })
      }
      let module = project.module(subject).map { project.modules[$0].name }
      return project.role(subject) == .view && module == nil ? .unaffiliated : .notGated(module: module)
    }
    return judge.isInPaths(file) ? nil : .otherPaths
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

extension Selector {
  /// The same, of views that belong to a module or not.
  fileprivate var withoutAffiliation: Selector {
    switch self {
    case .all(let parts):
      .all(parts.filter { if case .affiliated = $0 { false } else { true } }.map(\.withoutAffiliation))
    case .any(let parts): .any(parts.map(\.withoutAffiliation))
    default: self
    }
  }
}
