import Architecture
import LintRules
import SymbolGraph

extension Judge {
  /// `CheckoutModuleOutput`, to which the coordinator conforms that opened the module: the screen that it is handed is
  /// shown.
  func isContractOfRouters(_ minded: MindedUse) -> Bool {
    guard project.nature(minded.subject) == .contract, project.simpleName(minded.object).hasSuffix("Controller") else {
      return false
    }
    let conformers = project.conformers[minded.subject.index]
    return !conformers.isEmpty && conformers.allSatisfy { project.role($0) == .router }
  }
}
