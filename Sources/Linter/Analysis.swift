import Architecture
import RuleEngine

/// Everything that is known of a project after a run: what its report says, and what may be asked besides. Immutable.
public struct Analysis: Sendable {
  /// What the run says.
  public internal(set) var report: Report
  let relations: Relations
  let judgements: [Judgement]
  /// What was asked about imports; nil: nothing.
  let needs: ImportNeeds?
  /// As they were judged, in no order that means anything.
  let findings: [Finding]

  var project: Project { relations.project }

  /// What makes the next analysis by the same rulebooks quick; nil if the request did not ask to keep it.
  public var kept: KeptBodies? { project.kept }

  /// What the next analysis needs to know, if nothing has changed but bodies in some files.
  ///
  /// - Parameters:
  ///   - paths: of these files, as the report names them.
  ///   - kept: what this one and others of the same files have left.
  public func edit(in paths: Set<String>, after kept: [KeptBodies]) -> BodyEdit {
    project.edit(in: paths, after: kept, needs)
  }

  /// All types with their roles and modules, and which type uses which.
  public func map() -> ProjectMap { Linter.map(of: relations, report) }

  /// What each name at a place was taken for; nil where no such file was read.
  public func explain(_ question: PlaceQuestion) -> [Explanation]? {
    Linter.explain(question, in: relations, judgements, findings)
  }
}
