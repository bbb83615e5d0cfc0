import LintRules
import Parallel
import References
import Roles
import SymbolGraph

/// How the types of a project relate: which give access to data, which belong together, and which are judged. The stage
/// after roles, modules and gates; what rules ask besides these is asked here. Immutable; a class, for it is large.
public final class Relations: Sendable {
  /// It answers what can be asked about one type or one use.
  public let project: Project
  let words: DataWords
  let affiliations: Affiliations
  let dataSingletons: DataSingletons
  let dataless: DatalessServices
  let computingMembers: ComputingMembers
  let families: Families
  let sharedLogic: SharedLogic
  let interfaceOfTypes: InterfaceOfTypes
  let usesOfBuilders: UsesOfBuilders

  /// - Parameter jobs: on how many threads.
  public init(_ project: Project, jobs: Int = 1) {
    self.project = project
    let (data, ties) = both(jobs: jobs) {
      let words = DataWords(project)
      return (words: words, singletons: DataSingletons(project, words))
    } _: {
      (
        Affiliations(project), Families(project), SharedLogic(project), UsesOfBuilders(project),
        InterfaceOfTypes(project)
      )
    }
    (words, dataSingletons) = data
    (affiliations, families, sharedLogic, usesOfBuilders, interfaceOfTypes) = ties
    (dataless, computingMembers) = both(jobs: jobs) {
      DatalessServices(project, data.singletons, data.words)
    } _: {
      ComputingMembers(project, data.singletons, data.words)
    }
  }

  /// The same, where questions are asked of another rulebook of the project.
  public func under(_ configuration: Int) -> Relations { Relations(self, project.under(configuration)) }

  private init(_ other: Relations, _ project: Project) {
    self.project = project
    (words, dataSingletons, dataless) = (other.words, other.dataSingletons, other.dataless)
    affiliations = other.affiliations
    (computingMembers, families, sharedLogic) = (other.computingMembers, other.families, other.sharedLogic)
    (interfaceOfTypes, usesOfBuilders) = (other.interfaceOfTypes, other.usesOfBuilders)
  }
}
