import LintRules
import SourceText
import SymbolGraph

/// The names of a list that a rule forbids, for a quick look at each use: most names are in none.
struct ListedNames: Sendable {
  /// Of those that are spelt out, the targets of which one must be imported, entry by entry; none: it counts anywhere.
  private var literals: [NameID: [[String]]] = [:]
  private var globs: [(pattern: NamePattern, targets: [String])] = []

  init(_ entries: [VocabularyEntry], _ interner: Interner) {
    for entry in entries {
      guard case .name(let pattern) = entry.form else { continue }
      if !pattern.isLiteral {
        globs.append((pattern, entry.whereImported))
      } else if let name = interner.find(pattern.text) {
        literals[name, default: []].append(entry.whereImported)
      }
    }
  }

  /// Whether the list has a name in a file.
  ///
  /// - Parameter imports: whether that file imports one of some targets.
  func contains(_ name: NameID, _ interner: Interner, imports: ([String]) -> Bool) -> Bool {
    if literals[name]?.contains(where: { $0.isEmpty || imports($0) }) ?? false { return true }
    return globs.contains { $0.pattern.matches(interner.utf8(name)) && ($0.targets.isEmpty || imports($0.targets)) }
  }

  /// The lists of all rules of a rulebook, also of those that are off: a trace asks them, too.
  static func ofAllRules(_ rulebook: Rulebook, _ interner: Interner) -> [WordSet: ListedNames] {
    var lists: [WordSet: ListedNames] = [:]
    for rule in rulebook.rules {
      guard case .forbid(let clauses)? = rule.rule.constraint else { continue }
      for words in clauses.map(\.to.names) where !words.isEmpty && lists[words] == nil {
        lists[words] = ListedNames(rulebook.entries(of: words), interner)
      }
    }
    return lists
  }
}
