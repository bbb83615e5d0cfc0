import Architecture
import SymbolGraph
import TypeInference

extension Project {
  /// The segues that code on a screen may perform or prepare for, where all of them are layout: screens that are
  /// embedded. Code that prepares such a screen does not navigate.
  func hasOnlyEmbeddedScreens(_ source: TypeKey) -> Bool {
    let segues = hierarchy.ancestry(of: source).filter { !$0.isExternal }.flatMap { drawn.segues(from: $0) }
    let kinds = segues.map { fact(of: $0).segue }.filter { $0 != "relationship" }
    return !kinds.isEmpty && kinds.allSatisfy { $0 == "embed" }
  }
}
