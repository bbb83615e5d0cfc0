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
  func symbols(listedIn vocabularies: [String], of rulebook: Rulebook) -> SymbolSet {
    let names = vocabularies.flatMap { rulebook.vocabularies[$0]?.names ?? [] }
    return SymbolSet(
      names.compactMap { $0.isLiteral ? symbols.find($0.text) : nil } + symbols(matching: names))
  }

  /// The base names of the functions that a vocabulary lists.
  func symbols(calledIn vocabulary: String, of rulebook: Rulebook) -> SymbolSet {
    let entries = rulebook.vocabularies[vocabulary]?.entries ?? []
    return SymbolSet(
      entries.compactMap { entry in
        if case .call(let call) = entry.form { symbols.find(call.base.text) } else { nil }
      })
  }

  @inline(never)
  private func symbols(matching patterns: [NamePattern]) -> [Symbol] {
    let globs = patterns.filter { !$0.isLiteral }
    guard !globs.isEmpty else { return [] }
    return (1..<UInt32(symbols.count)).filter { symbol in
      globs.contains { $0.matches(symbols.utf8(symbol)) }
    }
  }
}
