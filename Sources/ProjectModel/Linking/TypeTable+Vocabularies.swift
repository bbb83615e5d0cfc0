import LintRules
import SourceText

extension SymbolTable {
  /// The names that a pattern means: the one that it spells, or all that it matches.
  public func names(_ pattern: NamePattern) -> [Symbol] {
    if pattern.isLiteral { return find(pattern.text).map { [$0] } ?? [] }
    return (1..<Symbol(count)).filter { pattern.matches(utf8($0)) }
  }
}

extension TypeTable {
  /// The plain names of some vocabularies, as symbols.
  ///
  /// - Parameter governor: the number of a rulebook of the run.
  func symbols(listedIn vocabularies: [String], of governor: Int) -> SymbolSet {
    lexicon.names(listedIn: vocabularies, of: governor, symbols)
  }

  /// The base names of the functions that a vocabulary lists.
  func symbols(calledIn vocabulary: String, of rulebook: Rulebook) -> SymbolSet {
    let entries = rulebook.vocabularies[vocabulary]?.entries ?? []
    return SymbolSet(
      entries.compactMap { entry in
        if case .call(let call) = entry.form { symbols.find(call.base.text) } else { nil }
      })
  }
}
