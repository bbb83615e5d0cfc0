import LintRules
import Roles
import SymbolGraph

/// Which role a contract is meant for: the role that calls it, by its name.
extension Project {
  /// Whether a contract may be meant for callers of a role: the interactor calls `LoginInteractorOutput`, the view
  /// calls `ViewToPresenterLogin`, and a module's input and output are for other modules.
  public func isMeant(_ contract: TypeKey, for caller: Role) -> Bool {
    guard nature(contract) == .contract else { return false }
    let forms = effectiveConfigurations[table.entity(contract).at.file].forms
    let name = forms.undecorated(simpleName(contract))
    if let direction = forms.direction(undecorated: name) { return direction.from == caller }
    if forms.isWeakContract(undecorated: name) { return forms.caller(ofWeakContract: name) == caller }
    // The router passes these to the next module.
    return !name.hasSuffix("DataStore") && !name.hasSuffix("DataPassing")
  }

  /// Whether a contract's own name says its role, not only the types that implement it: `PickViewInput` does,
  /// `PickAnimating` does not.
  public func isNamedContract(_ contract: TypeKey, of role: Role?) -> Bool {
    let configuration = effectiveConfigurations[table.entity(contract).at.file]
    let name = simpleName(contract)
    let plain = configuration.forms.undecorated(name)
    return configuration.contracts.meanings(of: name, or: plain).contains { $0.role == role }
      || configuration.forms.suffixNumbers(undecorated: plain).contains {
        configuration.forms.suffixes[$0].role == role
      }
  }
}

extension NameForms {
  /// The interactor in `LoginInteractorOutput`; nil for `LoginModuleOutput` and `LoginDelegate`.
  fileprivate func caller(ofWeakContract name: String) -> Role? {
    let words = ["Output", "Delegate", "Listener", "Input"]
    guard let word = words.first(where: { name.hasSuffix($0) }) else { return nil }
    return part(namedBy: undecorated(String(name.dropLast(word.count))))
  }

  private func part(namedBy name: String) -> Role? {
    suffixNumbers(undecorated: name).first.map { suffixes[$0].role }
  }
}
