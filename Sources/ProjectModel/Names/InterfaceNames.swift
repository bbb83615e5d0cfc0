import LintRules
import SourceText

/// The names of user interface, as symbols of one project.
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

  init(_ rulebook: Rulebook, _ table: TypeTable) {
    var globs: [(NamePattern, [String])] = []
    for entry in rulebook.entries(of: Vocabulary.uiTypes) {
      guard case .name(let pattern) = entry.form else { continue }
      if !pattern.isLiteral {
        globs.append((pattern, entry.whereImported))
      } else if let symbol = table.symbols.find(pattern.text) {
        types[symbol] =
          types[symbol].map { $0.isEmpty || entry.whereImported.isEmpty ? [] : $0 + entry.whereImported }
          ?? entry.whereImported
      }
    }
    if !globs.isEmpty {
      for symbol in 1..<UInt32(max(1, table.symbols.count)) where types[symbol] == nil {
        let glob = globs.first { $0.0.matches(table.symbols.utf8(symbol)) }
        if let glob { types[symbol] = glob.1 }
      }
    }
    for pattern in rulebook.vocabularies[Vocabulary.uiMembers]?.names ?? [] { add(pattern.text, table) }
    for pattern in rulebook.vocabularies[Vocabulary.uiMemberNames]?.names ?? [] {
      if let symbol = table.symbols.find(pattern.text) { memberNames.insert(symbol) }
    }
    for pattern in rulebook.vocabularies[Vocabulary.combineNames]?.names ?? [] {
      if let symbol = table.symbols.find(pattern.text) { combineNames.insert(symbol) }
    }
    for pattern in rulebook.vocabularies[Vocabulary.observationNames]?.names ?? [] {
      if let symbol = table.symbols.find(pattern.text) { observationNames.insert(symbol) }
    }
    typeNames = SymbolSet(types.keys)
    functionNames = SymbolSet(members.keys)
  }

  /// `withAnimation`, `IndexPath.row`, `NSString.draw(at:)`, `IndexPath.init(row:section:)`
  private mutating func add(_ text: String, _ table: TypeTable) {
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
      if let name, let symbol = table.symbols.find(name) { members[symbol, default: []].append(member) }
    }
  }
}
