import LintRules
import SourceText
import SymbolGraph

/// The names of user interface, as symbols.
struct InterfaceNames: Sendable {
  /// A member that UI targets add to a type of others, or a function of theirs.
  struct Member: Sendable {
    /// The last name of the type; nil for a function.
    var owner: String?
    /// Of a call that has just these, `_` where there is none; nil: however it is used.
    var labels: [String]?
  }

  /// By name, the targets of which one must be imported for it to count (none: it counts anywhere).
  private(set) var types: [Symbol: [String]] = [:]
  /// By the name that is written, which is that of the type where it is made.
  private(set) var members: [Symbol: [Member]] = [:]
  /// The names of `types` and `members`: asked about every name of a file.
  private(set) var typeNames = SymbolSet()
  private(set) var functionNames = SymbolSet()
  /// Members that only UI targets have, whoever has them here.
  private(set) var memberNames = SymbolSet()
  /// Combine's, which SwiftUI hands on.
  private(set) var combineNames = SymbolSet()
  /// Observation's attributes, which SwiftUI hands on as well.
  private(set) var observationNames = SymbolSet()

  /// Patterns of types with the targets of which one must be imported.
  private var patterns: [(name: NamePattern, targets: [String])] = []

  init(_ rulebook: Rulebook, _ symbols: inout SymbolTable) {
    for entry in rulebook.entries(of: Vocabulary.uiTypes) {
      guard case .name(let pattern) = entry.form else { continue }
      if !pattern.isLiteral {
        patterns.append((pattern, entry.whereImported))
        continue
      }
      let symbol = symbols.intern(pattern.text)
      types[symbol] =
        types[symbol].map { $0.isEmpty || entry.whereImported.isEmpty ? [] : $0 + entry.whereImported }
        ?? entry.whereImported
    }
    for pattern in rulebook.vocabularies[Vocabulary.uiMembers]?.names ?? [] { add(pattern.text, &symbols) }
    func list(_ vocabulary: String) -> SymbolSet {
      SymbolSet((rulebook.vocabularies[vocabulary]?.names ?? []).map(\.text), in: &symbols)
    }
    memberNames = list(Vocabulary.uiMemberNames)
    combineNames = list(Vocabulary.combineNames)
    observationNames = list(Vocabulary.observationNames)
    typeNames = SymbolSet(types.keys)
    functionNames = SymbolSet(members.keys)
  }

  /// The same with the types that patterns mean, from a symbol on.
  func matching(_ symbols: SymbolTable, from first: Symbol) -> InterfaceNames {
    if patterns.isEmpty { return self }
    var whole = self
    for symbol in first..<Symbol(symbols.count) where types[symbol] == nil {
      let name = symbols.utf8(symbol)
      guard let pattern = patterns.first(where: { $0.name.matches(name) }) else { continue }
      whole.types[symbol] = pattern.targets
      whole.typeNames.insert(symbol)
    }
    return whole
  }

  /// `withAnimation`, `IndexPath.row`, `NSString.draw(at:)`, `IndexPath.init(row:section:)`
  private mutating func add(_ text: String, _ symbols: inout SymbolTable) {
    var labels: [String]?
    var path = Substring(text)
    if let bracket = text.firstIndex(of: "("), text.hasSuffix(")") {
      path = text[..<bracket]
      labels = text[text.index(after: bracket)...].dropLast().split(separator: ":").map(String.init)
    }
    let parts = path.split(separator: ".")
    guard let last = parts.last else { return }
    let owner = parts.dropLast().last.map(String.init)
    let member = Member(owner: owner, labels: labels)
    // `IndexPath(row: 0, section: 0)` and `.init(row: 0, section: 0)`
    for name in last == "init" ? [owner, "init"] : [String(last)] {
      if let name { members[symbols.intern(name), default: []].append(member) }
    }
  }
}
