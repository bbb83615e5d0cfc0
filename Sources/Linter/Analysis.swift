import Architecture
import RuleEngine

/// Everything that is known of a project after a run: what its report says, and what may be asked besides. Immutable.
public struct Analysis: Sendable {
  /// What the run says.
  public internal(set) var report: Report
  let project: Project
  let judgements: [Judgement]
  /// As they were judged, in no order that means anything.
  let findings: [Finding]

  /// All types with their roles and modules, and which type uses which.
  public func map() -> ProjectMap { Linter.map(of: project, report) }

  /// What each name at a place was taken for; nil where no such file was read.
  public func explain(_ question: PlaceQuestion) -> [Explanation]? {
    Linter.explain(question, in: project, judgements, findings)
  }
}
