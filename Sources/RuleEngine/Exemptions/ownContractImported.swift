import Architecture
import SymbolGraph

extension Judge {
  /// `final class FeeLabelInteractor: LabelContentInteracting`, where the app's own UI kit declares that contract of an
  /// interactor: the import cannot go before the contract moves. The same holds of a base class.
  /// - Parameter target: a target of the project that brings user interface with it.
  func inherit(_ parts: [TypeKey], fromTypesOf target: String) -> Bool {
    !parts.isEmpty
      && parts.allSatisfy { part in
        project.hierarchy.ancestry(of: part).dropFirst().contains { ancestor in
          !ancestor.isExternal && project.role(ancestor) == project.role(part)
            && project.target(of: project.table.entity(ancestor).at.file) == target
        }
      }
  }
}
