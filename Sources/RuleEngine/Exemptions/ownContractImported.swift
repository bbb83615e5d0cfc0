import Architecture
import SymbolGraph

extension Judge {
  /// `final class FeeLabelInteractor: LabelContentInteracting`, where the app's own UI kit declares that contract of an
  /// interactor: the import cannot go before the contract moves.
  /// - Parameter target: a target of the project that brings user interface with it.
  func implementContract(of target: String, _ parts: [TypeKey]) -> Bool {
    !parts.isEmpty
      && parts.allSatisfy { part in
        project.hierarchy.ancestry(of: part).dropFirst().contains { ancestor in
          project.nature(ancestor) == .contract && project.role(ancestor) == project.role(part)
            && project.target(of: project.table.entity(ancestor).at.file) == target
        }
      }
  }
}
