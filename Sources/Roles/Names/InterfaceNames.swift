import LintRules
import SourceText
import SymbolGraph

/// The names of user interface, as name IDs.
package struct InterfaceNames: Sendable {
  /// A member that UI targets add to a type of others, or a function of theirs.
  package struct Member: Sendable {
    /// The last name of the type; nil for a function.
    package var owner: String?
    /// Of a call that has just these, `_` where there is none; nil: however it is used.
    package var labels: [String]?
  }

  /// By name, the targets of which one must be imported for it to count (none: it counts anywhere).
  package private(set) var types: [NameID: [String]] = [:]
  /// By the name that is written, which is that of the type where it is made.
  package private(set) var members: [NameID: [Member]] = [:]
  /// The names of `types` and `members`: asked about every name of a file.
  package private(set) var typeNames = NameSet()
  package private(set) var functionNames = NameSet()
  /// Members that only UI targets have, whatever type has them here.
  package private(set) var memberNames = NameSet()
  /// Combine's, which SwiftUI re-exports.
  package private(set) var combineNames = NameSet()
  /// Observation's attributes, which SwiftUI re-exports as well.
  package private(set) var observationNames = NameSet()

  /// Patterns of types with the targets of which one must be imported.
  private var patterns: [(name: NamePattern, targets: [String])] = []

  init(_ rulebook: Rulebook, _ interner: inout Interner) {
    for entry in rulebook.entries(of: Vocabulary.uiTypes) {
      guard case .name(let pattern) = entry.form else { continue }
      if !pattern.isLiteral {
        patterns.append((pattern, entry.whereImported))
        continue
      }
      let nameID = interner.intern(pattern.text)
      types[nameID] =
        types[nameID].map { $0.isEmpty || entry.whereImported.isEmpty ? [] : $0 + entry.whereImported }
        ?? entry.whereImported
    }
    for pattern in rulebook.vocabularies[Vocabulary.uiMembers]?.names ?? [] { add(pattern.text, &interner) }
    func list(_ vocabulary: String) -> NameSet {
      NameSet((rulebook.vocabularies[vocabulary]?.names ?? []).map(\.text), in: &interner)
    }
    memberNames = list(Vocabulary.uiMemberNames)
    combineNames = list(Vocabulary.combineNames)
    observationNames = list(Vocabulary.observationNames)
    typeNames = NameSet(types.keys)
    functionNames = NameSet(members.keys)
  }

  /// These names with the types that patterns mean, from an ID on.
  package func matching(_ interner: Interner, from first: NameID) -> InterfaceNames {
    if patterns.isEmpty { return self }
    var whole = self
    for nameID in first..<NameID(interner.count) where types[nameID] == nil {
      let name = interner.utf8(nameID)
      guard let pattern = patterns.first(where: { $0.name.matches(name) }) else { continue }
      whole.types[nameID] = pattern.targets
      whole.typeNames.insert(nameID)
    }
    return whole
  }

  /// Whether one of its patterns matches a name.
  func hasPattern(for name: ArraySlice<UInt8>) -> Bool { patterns.contains { $0.name.matches(name) } }

  /// `withAnimation`, `IndexPath.row`, `NSString.draw(at:)`, `IndexPath.init(row:section:)`
  private mutating func add(_ text: String, _ interner: inout Interner) {
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
      if let name { members[interner.intern(name), default: []].append(member) }
    }
  }
}
