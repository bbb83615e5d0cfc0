import LintRules
import SymbolGraph

extension TypeTable {
  /// The base names of the functions that a vocabulary lists.
  func symbols(calledIn vocabulary: String, of rulebook: Rulebook) -> SymbolSet {
    let entries = rulebook.vocabularies[vocabulary]?.entries ?? []
    return SymbolSet(
      entries.compactMap { entry in
        if case .call(let call) = entry.form { symbols.find(call.base.text) } else { nil }
      })
  }
}
