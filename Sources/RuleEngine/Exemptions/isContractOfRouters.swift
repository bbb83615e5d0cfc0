import Architecture
import LintRules
import SymbolGraph

extension Judge {
  /// `CheckoutModuleOutput`, to which the coordinator conforms that opened the module: what it is handed is shown.
  func isContractOfRouters(_ subject: TypeKey) -> Bool {
    guard project.nature(subject) == .contract else { return false }
    let conformers = project.conformers[subject.index]
    return !conformers.isEmpty && conformers.allSatisfy { project.role($0) == .router }
  }
}
