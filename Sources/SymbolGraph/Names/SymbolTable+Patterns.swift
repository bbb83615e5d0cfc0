import LintRules
import SourceText

extension SymbolTable {
  /// The names that a pattern means: the one that it spells, or all that it matches.
  public func names(_ pattern: NamePattern) -> [Symbol] {
    if pattern.isLiteral { return find(pattern.text).map { [$0] } ?? [] }
    return (1..<Symbol(count)).filter { pattern.matches(utf8($0)) }
  }

  /// The names that some patterns match, from a symbol on.
  public func names(_ patterns: [NamePattern], from first: Symbol) -> [Symbol] {
    if patterns.isEmpty { return [] }
    return (first..<Symbol(count)).filter { symbol in
      let name = utf8(symbol)
      return patterns.contains { $0.matches(name) }
    }
  }
}
