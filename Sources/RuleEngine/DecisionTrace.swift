import Architecture
import LintRules
import References
import SourceText
import SymbolGraph
import TypeInference

/// One place of a file on which rules decide: what a decision is recorded under.
enum TracedReference: Hashable {
  case use(ByteRange, Way, TypeKey)
  case site(UInt32, CallSite.Kind)
  /// A segue or an outlet.
  case connection(ByteRange)
  /// The path of an import.
  case imported(ByteRange)
  /// A declaration that is not as a rule wants it.
  case declaration(ByteRange)

  static func use(_ use: Use) -> TracedReference {
    .use(ByteRange(start: use.offset, end: use.end), use.way, use.object)
  }

  static func site(_ site: CallSite) -> TracedReference { .site(site.offset, site.kind) }
}

/// The decisions of a judge about one file, with the result of each.
struct DecisionTrace {
  /// The result of one decision.
  enum Fate {
    /// The diagnostic is reported, unless another rule has a better one for the same use.
    /// - use: the number of the use, as in `Ledger`.
    case reported(Diagnostic, use: UInt64?)
    /// The reference breaks the rule, but another diagnostic covers it.
    case unreported(Decision.Reason)
    /// The rule allows the reference.
    case exempt(Decision.Reason)
  }

  private struct Key: Hashable {
    var rule: Int
    var reference: TracedReference
  }

  private var fates: [Key: [Fate]] = [:]

  mutating func add(_ reference: TracedReference, _ rule: Int, _ fate: Fate) {
    fates[Key(rule: rule, reference: reference), default: []].append(fate)
  }

  /// In the order of the clauses of a rule.
  func fates(of reference: TracedReference, _ rule: Int) -> [Fate] {
    fates[Key(rule: rule, reference: reference)] ?? []
  }
}

/// Judges files of a project again, with the same code as `check`, and records each decision.
public final class DecisionTracer {
  private let evidence: Evidence
  private let judgement: Judgement

  /// Costs as much as the first step of judging the project.
  /// - Parameter judgement: of this project under the same rulebook.
  public init(_ relations: Relations, _ judgement: Judgement) {
    evidence = Evidence(
      relations, gated: true, selections: Selections(relations, jobs: 1), jobs: 1, looksEverywhere: true)
    self.judgement = judgement
  }

  /// - Parameter file: an index into `SymbolTable.files`, of one for which the rulebook at work is in force.
  public func trace(_ file: UInt32) -> FileTrace { FileTrace(of: file, evidence, judgement) }
}

/// What each rule decided about each reference in a file.
public struct FileTrace {
  private let judge: Judge
  /// Those in the file.
  private let diagnostics: [Diagnostic]
  private let replaced: [(diagnostic: Diagnostic, by: Int)]

  fileprivate init(of file: UInt32, _ evidence: Evidence, _ judgement: Judgement) {
    judge = Judge(evidence, of: file..<file + 1, isTraced: true)
    diagnostics = judgement.diagnostics.filter { $0.file == file }
    replaced = judgement.replaced.filter { $0.diagnostic.file == file }
    for number in judge.project.rulebook.rules.indices { judge.apply(number) }
  }

  /// In order of precedence.
  public func answers(on use: Use) -> [RuleAnswer] {
    answers(on: .use(use)) { diagnostic in
      guard diagnostic.range.start == use.offset, diagnostic.way != nil else { return false }
      return diagnostic.object == .type(use.object) || use.result.map { diagnostic.object == .type($0) } ?? false
    }
  }

  /// In order of precedence. Empty if no rule checks the code around it.
  public func answers(on site: CallSite) -> [RuleAnswer] {
    answers(on: .site(site)) { diagnostic in
      guard diagnostic.range.start == site.offset, case .name = diagnostic.object else { return false }
      return diagnostic.way != .imports
    }
  }

  /// In order of precedence.
  public func answers(on connection: DrawnConnection) -> [RuleAnswer] {
    answers(on: .connection(connection.range)) { $0.range == connection.range }
  }

  /// In order of precedence.
  /// - Parameter range: of the path.
  public func answers(onImportAt range: ByteRange) -> [RuleAnswer] {
    answers(on: .imported(range)) { $0.way == .imports && $0.range.start == range.start }
  }

  private func answers(on reference: TracedReference, isAboutIt: (Diagnostic) -> Bool) -> [RuleAnswer] {
    let reported = diagnostics.filter(isAboutIt)
    return judge.project.rulebook.rules.indices.compactMap { rule in
      if let diagnostic = reported.first(where: { $0.rule == rule }) { return .reported(diagnostic) }
      let fates = judge.trace?.fates(of: reference, rule) ?? []
      return reason(for: rule, fates).map { .unreported(rule: rule, $0) }
    }
  }

  /// Why a rule that decided on something has no diagnostic there; nil where it has nothing to say.
  private func reason(for rule: Int, _ fates: [DecisionTrace.Fate]) -> Decision.Reason? {
    for fate in fates {
      switch fate {
      case .reported(let diagnostic, let use): return reason(against: diagnostic, use)
      case .unreported(let reason): return reason
      case .exempt: continue
      }
    }
    guard judge.project.rulebook.rules[rule].severity != .off, case .exempt(let reason)? = fates.first else {
      return nil
    }
    return reason
  }

  /// What is reported instead of a diagnostic.
  private func reason(against diagnostic: Diagnostic, _ use: UInt64?) -> Decision.Reason {
    let standIn = replaced.first {
      $0.diagnostic.rule == diagnostic.rule && $0.diagnostic.range.start == diagnostic.range.start
    }
    guard let rule = standIn?.by ?? use.flatMap({ judge.ruleThatSpeaks(of: $0) }) else { return .saidAlready }
    return .precedence(rule: rule)
  }
}
