import Architecture
import LintRules
import SymbolGraph

/// A module that has a router and no view has nothing that another router could open: the contract of its interactor
/// is its input.
extension Judge {
  func isInputOfScreenless(_ module: Int, _ key: TypeKey) -> Bool {
    guard project.role(key) == .interactor, project.nature(key) == .contract else { return false }
    let types = project.modules[module].types
    let hasInput = types.contains { type in
      let name = project.simpleName(type)
      return name.hasSuffix("ModuleInput") || name.hasSuffix("ModuleInterface")
    }
    return !hasInput && types.contains { project.role($0) == .router }
      && !types.contains { project.role($0) == .view }
  }
}
