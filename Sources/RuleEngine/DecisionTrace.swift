import Architecture
import LintRules
import References
import SourceText
import SymbolGraph
import TypeInference

/// Something in a file on which rules decide.
enum TracedReference: Hashable {
  case use(ByteRange, Way, TypeKey)
  case site(UInt32, CallSite.Kind)
  /// A segue or an outlet.
  case connection(ByteRange)
  /// The path of an import.
  case imported(ByteRange)

  static func use(_ use: Use) -> TracedReference {
    .use(ByteRange(start: use.offset, end: use.end), use.way, use.object)
  }

  static func site(_ site: CallSite) -> TracedReference { .site(site.offset, site.kind) }
}

/// What a judge decided, and what came of each decision.
struct DecisionTrace {
  /// What came of one decision.
  enum Fate {
    /// It is told, unless something better is said of the same use.
    /// - use: as the judge numbers uses.
    case reported(Verdict, use: UInt64?)
    /// It breaks the rule, and is not told.
    case unreported(Opinion.Reason)
    /// The rule lets it pass.
    case exempt(Opinion.Reason)
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

/// Tells of each reference in a file what each rule says of it. The file is judged once more, by the code that `check`
/// runs, and what it decides is written down: so no reason can be given that was not one.
public final class FileTrace {
  private let judge: Judge
  private let judgement: Judgement

  /// What the traces of a project share. To make it is as much work as to judge the project begins with.
  public final class Ground {
    fileprivate let evidence: Evidence

    /// - Parameter gated: as in `judge(_:gated:jobs:)`.
    public init(_ project: Project, gated: Bool = true) {
      evidence = Evidence(
        project, gated: gated, selections: Selections(project, jobs: 1), jobs: 1, looksEverywhere: true)
    }
  }

  /// - Parameters:
  ///   - file: an index into `TypeTable.files`, of one that the rulebook at work governs.
  ///   - judgement: of the whole project under the same rulebook.
  public init(of file: UInt32, on ground: Ground, _ judgement: Judgement) {
    judge = Judge(ground.evidence, of: file..<file + 1, isTraced: true)
    self.judgement = judgement
    for number in judge.project.rulebook.rules.indices { judge.apply(number) }
  }

  /// In order of precedence.
  public func opinions(on use: Use) -> [Opinion] {
    opinions(on: .use(use)) { verdict in
      guard verdict.file == use.file, verdict.range.start == use.offset, verdict.way != nil else { return false }
      return verdict.object == .type(use.object) || use.result.map { verdict.object == .type($0) } ?? false
    }
  }

  /// In order of precedence. Empty if no rule checks the code around it.
  public func opinions(on site: CallSite) -> [Opinion] {
    opinions(on: .site(site)) { verdict in
      guard verdict.file == site.file, verdict.range.start == site.offset, case .name = verdict.object else {
        return false
      }
      return verdict.way != .imports
    }
  }

  /// In order of precedence.
  public func opinions(on connection: DrawnConnection) -> [Opinion] {
    opinions(on: .connection(connection.range)) { $0.file == connection.file && $0.range == connection.range }
  }

  /// In order of precedence.
  /// - Parameter range: of the path.
  public func opinions(onImportAt range: ByteRange, in file: UInt32) -> [Opinion] {
    opinions(on: .imported(range)) { $0.file == file && $0.way == .imports && $0.range.start == range.start }
  }

  private func opinions(on reference: TracedReference, speaksOfIt: (Verdict) -> Bool) -> [Opinion] {
    let spoken = judgement.verdicts.filter(speaksOfIt)
    return judge.project.rulebook.rules.indices.compactMap { rule in
      if let verdict = spoken.first(where: { $0.rule == rule }) {
        return Opinion(rule: rule, answer: .verdict(verdict))
      }
      return reason(for: rule, judge.fates(of: reference, rule)).map { Opinion(rule: rule, answer: .silent($0)) }
    }
  }

  /// Why a rule that decided on something has no verdict there; nil where it has nothing to say.
  private func reason(for rule: Int, _ fates: [DecisionTrace.Fate]) -> Opinion.Reason? {
    for fate in fates {
      switch fate {
      case .reported(let verdict, let use): return reason(against: verdict, use)
      case .unreported(let reason): return reason
      case .exempt: continue
      }
    }
    guard judge.project.rulebook.rules[rule].severity != .off, case .exempt(let reason)? = fates.first else {
      return nil
    }
    return reason
  }

  /// What is told in the place of a verdict.
  private func reason(against verdict: Verdict, _ use: UInt64?) -> Opinion.Reason {
    let standIn = judgement.replaced.first { replaced in
      replaced.verdict.rule == verdict.rule && replaced.verdict.file == verdict.file
        && replaced.verdict.range.start == verdict.range.start
    }
    guard let rule = standIn?.by ?? use.flatMap({ judge.ruleThatSpeaks(of: $0) }) else { return .saidAlready }
    return .precedence(rule: rule)
  }
}
