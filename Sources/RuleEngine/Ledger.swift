import LintRules
import SourceText

/// The diagnostics of a batch of files so far, and which use has which: one use gives one diagnostic.
///
/// One access chain gets one diagnostic. The rule that comes first reports it (SEMANTICS.md §5), and rules are applied
/// in that order. Within one rule, and among rules that only warn, the first link that breaks one is reported: it leads
/// to the others. A call that navigates comes before all links. Among a project's own rules an error outweighs a
/// warning.
struct Ledger {
  private(set) var diagnostics: [Diagnostic] = []
  /// For each use (see `key`) the diagnostic that stands for it, as an index into `diagnostics`.
  private var claims: [UInt64: Int] = [:]
  /// Where those begin that speak of calls which navigate, by file and place.
  private var navigating: Set<UInt64> = []
  /// Imports that have their diagnostic, by file and place.
  private var imports: Set<UInt64> = []
  /// Diagnostics that gave way to a better one of the same use.
  private var outdone: Set<Int> = []
  /// By rule, file and object the diagnostic that stands for all uses of that object there, with those for which it
  /// stands.
  private var groups: [String: Group] = [:]
  /// Of a project's own rules, which others outdo.
  private var groupOfDiagnostic: [Int: String] = [:]
  /// For each of these the rule.
  private var covered: [UInt64: Int] = [:]
  private let rules: [RuleInForce]

  /// What an exception of the configuration says of a diagnostic that is reported.
  typealias Settling = (Diagnostic) -> Diagnostic

  init(_ rules: [RuleInForce]) { self.rules = rules }

  /// Those that are left, by file, place and rule.
  var outcome: [Diagnostic] {
    diagnostics.indices.filter { !outdone.contains($0) }.map { diagnostics[$0] }.sorted {
      ($0.file, $0.range.start, $0.rule, $0.range.end) < ($1.file, $1.range.start, $1.rule, $1.range.end)
    }
  }

  // MARK: Questions

  /// The rule whose diagnostic stands for a use.
  func ruleThatSpeaks(of use: UInt64) -> Int? { claims[use].map { diagnostics[$0].rule } ?? covered[use] }

  /// Whether a finding about a call that navigates begins at a place.
  func hasNavigationDiagnostic(at place: UInt64) -> Bool { navigating.contains(place) }

  /// A use, for the rules of the preset and once more for the project's own: these stand in no table with those, so
  /// that a new rule of a project changes nothing in what the built-in ones say, nor in what suppressions and baseline
  /// know of it.
  static func key(_ file: UInt32, _ chain: UInt32, _ rule: RuleInForce) -> UInt64 {
    UInt64(file) << 32 | UInt64(chain) | (rule.reportsBesideOthers ? 1 << 63 : 0)
  }

  private func key(_ diagnostic: Diagnostic, _ place: UInt32) -> UInt64 {
    Ledger.key(diagnostic.file, place, rules[diagnostic.rule])
  }

  // MARK: Entries

  /// Enters a diagnostic, unless the use has one already.
  ///
  /// - Parameters:
  ///   - chain: what makes the use one: see `Use.chain`.
  ///   - once: what it has in common with those of one rule in one file for which one stands.
  ///   - stored: the diagnostic about the property whose value the use is part of.
  mutating func enter(
    _ diagnostic: Diagnostic, chain: UInt32?, once: String?, stored: Int?, settle: Settling
  ) -> DecisionTrace.Fate {
    let rule = rules[diagnostic.rule]
    let once = once.map { "\(diagnostic.rule) \(diagnostic.file) \($0)" }
    // An interactor and a presenter in one file have one import to answer for.
    if diagnostic.way == .imports, !rule.reportsBesideOthers,
      !imports.insert(key(diagnostic, diagnostic.range.start)).inserted
    {
      return .unreported(.saidAlready)
    }
    // Of the built-in rules those that speak once leave the other uses to those that come after.
    let takesUse = once == nil || rule.reportsBesideOthers
    if !takesUse, let once, groups[once] != nil { return .unreported(.saidAlready) }
    // A declaration that names a type and makes it at once is one use for a reader of the line.
    if takesUse, let stored {
      if let chain, case let use = key(diagnostic, chain), claims[use] == nil { claims[use] = stored }
      return .unreported(.storedProperty)
    }
    let use = takesUse ? chain.map { key(diagnostic, $0) } : nil
    if let use, let known = claims[use] {
      guard isBetter(diagnostic, than: diagnostics[known]) else { return .reported(diagnostic, use: use) }
      giveUp(known, settle)
    } else if let use, let other = covered[use] {
      guard isError(diagnostic.rule), !isError(other) else { return .reported(diagnostic, use: use) }
      covered[use] = nil
    }
    if takesUse, let once, groups[once] != nil {
      join(diagnostic, use, once, settle)
      return .reported(diagnostic, use: use)
    }
    if let use { claims[use] = diagnostics.count }
    if let once {
      groups[once] = Group(diagnostic: diagnostics.count, use: use)
      if rule.reportsBesideOthers { groupOfDiagnostic[diagnostics.count] = once }
    }
    append(settle(diagnostic))
    return .reported(diagnostic, use: use)
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    if case .navigation = diagnostic.note { navigating.insert(key(diagnostic, diagnostic.range.start)) }
    diagnostics.append(diagnostic)
  }

  private func isError(_ rule: Int) -> Bool { rules[rule].severity == .error }

  private func isBetter(_ diagnostic: Diagnostic, than known: Diagnostic) -> Bool {
    let isEarlier = diagnostic.range.start < known.range.start
    if diagnostic.rule == known.rule { return isEarlier }
    if rules[diagnostic.rule].reportsBesideOthers { return isError(diagnostic.rule) && !isError(known.rule) }
    if case .navigation = known.note { return false }
    return isEarlier && rules[known.rule].usualSeverity != .error
  }

  // MARK: Diagnostics that stand for several uses

  /// A diagnostic that stands for all uses of one object in a file, and the others.
  private struct Group {
    var diagnostic: Int
    var use: UInt64?
    var others: [(use: UInt64?, diagnostic: Diagnostic)] = []
    /// Of these, where those begin that were not looked at for a next one.
    var next = 0
    var isSorted = true
  }

  /// One more use that an earlier diagnostic stands for; the first in the file is the one that is told.
  private mutating func join(_ diagnostic: Diagnostic, _ use: UInt64?, _ once: String, _ settle: Settling) {
    guard let told = groups[once].map({ (diagnostic: $0.diagnostic, use: $0.use) }) else { return }
    groups[once]?.isSorted = false
    guard diagnostic.range.start < diagnostics[told.diagnostic].range.start else {
      groups[once]?.others.append((use, diagnostic))
      if let use { covered[use] = diagnostic.rule }
      return
    }
    if let use = told.use {
      claims[use] = nil
      covered[use] = diagnostic.rule
    }
    groups[once]?.others.append((told.use, diagnostics[told.diagnostic]))
    groups[once]?.use = use
    diagnostics[told.diagnostic] = settle(diagnostic)
    if let use { claims[use] = told.diagnostic }
  }

  /// A diagnostic gives way to a better one of the same use; where it stood for others, the next of these is told.
  private mutating func giveUp(_ known: Int, _ settle: Settling) {
    outdone.insert(known)
    guard let once = groupOfDiagnostic.removeValue(forKey: known), var group = groups.removeValue(forKey: once) else {
      return
    }
    if !group.isSorted {
      group.others[group.next...].sort { $0.diagnostic.range.start < $1.diagnostic.range.start }
      group.isSorted = true
    }
    // A diagnostic whose use another rule covers meanwhile does not come back.
    func isLeft(_ other: (use: UInt64?, diagnostic: Diagnostic)) -> Bool {
      other.use.map { covered[$0] == other.diagnostic.rule } ?? true
    }
    guard let place = group.others[group.next...].firstIndex(where: isLeft) else { return }
    let next = group.others[place]
    group.next =
      group.others[place...].firstIndex { $0.diagnostic.range.start != next.diagnostic.range.start }
      ?? group.others.count
    group.diagnostic = diagnostics.count
    group.use = next.use
    if let use = next.use {
      covered[use] = nil
      claims[use] = diagnostics.count
    }
    groups[once] = group
    groupOfDiagnostic[diagnostics.count] = once
    append(settle(next.diagnostic))
  }
}
