import LintRules
import SymbolGraph

extension SymbolTable {
  /// The base names of the functions that a vocabulary lists.
  package func nameIDs(calledIn vocabulary: String, of rulebook: Rulebook) -> NameSet {
    let entries = rulebook.vocabularies[vocabulary]?.entries ?? []
    return NameSet(
      entries.compactMap { entry in
        if case .call(let call) = entry.form { interner.find(call.base.text) } else { nil }
      })
  }
}
