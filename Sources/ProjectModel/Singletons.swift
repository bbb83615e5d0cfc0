import LintRules
import SwiftFacts

/// Singletons, and which of them hand out data.
extension Project {
  private static let namesOfSharedInstances = [
    "shared", "default", "instance", "sharedInstance", "current", "standard",
  ]

  /// The types that have a `static let shared = Session()`.
  @inline(never)
  static func singletons(_ table: TypeTable) -> [TypeKey] {
    let symbols = namesOfSharedInstances.compactMap { table.symbols.find($0) }
    return table.types.indices.map { TypeKey(type: $0) }.filter { isSingleton($0, symbols, table) }
  }

  /// Whether a type is a singleton, whatever it does.
  func isSingleton(_ key: TypeKey) -> Bool {
    guard !key.isExternal else { return false }
    return Project.isSingleton(key, Project.namesOfSharedInstances.compactMap { table.symbols.find($0) }, table)
  }

  private static func isSingleton(_ key: TypeKey, _ names: [Symbol], _ table: TypeTable) -> Bool {
    names.contains { name in
      table.members(named: name, of: key).contains { at in
        let declaration = table.declaration(at)
        return declaration.kind == .variable && !declaration.modifiers.isDisjoint(with: [.static, .class])
          && table.entity(key).at == DeclarationRef(file: at.file, declaration: declaration.parent)
      }
    }
  }

  /// Singletons that are services or use one, with the members in whose code that happens.
  @inline(never)
  func findDataSingletons(among singletons: [TypeKey]) -> (types: Set<TypeKey>, members: Set<DeclarationRef>) {
    var types = Set(singletons.filter { role($0) == .service })
    var members: Set<DeclarationRef> = []
    var isSingleton = [Bool](repeating: false, count: table.types.count)
    for key in singletons { isSingleton[key.index] = true }
    let data = governance.rulebooks.map { $0.vocabularies[Vocabulary.dataAccess]?.names ?? [] }
    for use in uses where !use.subject.isExternal && isSingleton[use.subject.index] && role(use.subject) == nil {
      let usesData =
        role(use.object) == .service
        || use.object.isExternal
          && data[governance.number(of: use.file)].contains { $0.matches(table.symbols.utf8(use.object.symbol)) }
      guard usesData else { continue }
      types.insert(use.subject)
      if let member = member(around: use.declaration, in: use.file) { members.insert(member) }
    }
    return (types, members)
  }

  /// Whether a use of a singleton that is no service by itself may touch data: its constants and what it computes without
  /// any are configuration, whatever its other members do.
  public func mayTouchData(_ use: Use) -> Bool {
    guard dataSingletons.contains(use.object), role(use.object) == nil else { return true }
    guard let member = use.next ?? use.member, table.declaration(member).kind == .variable,
      !dataMembers.contains(member)
    else { return true }
    return use.isHandedOn
  }
}
