import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Singletons: any code can reach an object of theirs.
extension Project {
  private static let namesOfSharedInstances = [
    "shared", "default", "instance", "sharedInstance", "sharedManager", "current", "standard",
  ]

  /// What a type's own declarations say of whether everybody can reach an object of it.
  enum Standing: UInt8, Sendable {
    case none
    /// It stores an object of itself, under a name that says nothing: a singleton if no other code makes one.
    case keepsOne
    /// `static let shared = Session()`, or one under another name that only the type itself can make.
    case singleton
  }

  /// For each type.
  @inline(never)
  static func standings(_ table: SymbolTable) -> [Standing] {
    let names = Set(namesOfSharedInstances.compactMap { table.interner.find($0) })
    var found = [Standing](repeating: .none, count: table.types.count)
    // Several objects of a type are its values: `static let title = FontStyle()`, `static let body = FontStyle()`.
    var kept = [UInt8](repeating: 0, count: table.types.count)
    var hidesInitialiser = [Bool](repeating: false, count: table.types.count)
    for (number, file) in table.files.enumerated() {
      for (index, fact) in file.facts.surface.declarations.enumerated() where fact.parent != .max {
        let isInitialiser = fact.kind == .initializer && fact.modifiers.hideFromOtherFiles
        guard isInitialiser || fact.kind == .variable && fact.modifiers.belongToType else { continue }
        let member = DeclarationRef(file: UInt32(number), declaration: UInt32(index))
        guard let owner = table.owner(of: member), !owner.isExternal else { continue }
        if isInitialiser {
          hidesInitialiser[owner.index] = true
        } else if names.contains(table.nameID(fact.name, in: member.file)) {
          let isOwn = table.entity(owner).at == DeclarationRef(file: member.file, declaration: fact.parent)
          let isObject =
            isOwn ? mayBeObject(member, fact, of: owner, table) : keepsOwnObject(member, fact, of: owner, table)
          if isObject { found[owner.index] = .singleton }
        } else if keepsOwnObject(member, fact, of: owner, table) {
          kept[owner.index] = min(kept[owner.index] + 1, 2)
        }
      }
    }
    for index in found.indices where found[index] == .none && kept[index] == 1 {
      found[index] = hidesInitialiser[index] ? .singleton : .keepsOne
    }
    return found
  }

  /// `static let compartida = Sesion()`
  private static func keepsOwnObject(
    _ member: DeclarationRef, _ fact: DeclarationFact, of owner: TypeKey, _ table: SymbolTable
  ) -> Bool {
    let entity = table.entity(owner)
    // The static members of a value are constants.
    guard entity.kind.isObject, !fact.modifiers.contains(.computed) else { return false }
    if let name = nameOfType(of: fact, in: member.file, table) { return name == entity.name }
    return fact.type == .max && table.nameCalled(forValueOf: fact, in: member.file) == entity.name
  }

  /// `static let standard = 20` and `static let shared: UserDefaults = …` keep something else.
  private static func mayBeObject(
    _ member: DeclarationRef, _ fact: DeclarationFact, of owner: TypeKey, _ table: SymbolTable
  ) -> Bool {
    if let name = nameOfType(of: fact, in: member.file, table) {
      return name == table.entity(owner).name || table.declared.isType(name) || table.interner[name] == "Self"
    }
    guard fact.type == .max, fact.value != .max else { return true }
    return table.facts(of: member.file).body.expressions[Int(fact.value)].kind != .literal
  }

  /// The name of a property's type, also where it is optional.
  private static func nameOfType(of fact: DeclarationFact, in file: UInt32, _ table: SymbolTable) -> NameID? {
    guard fact.type != .max else { return nil }
    let surface = table.facts(of: file).surface
    let type = surface.types[Int(surface.unwrapped(fact.type))]
    return type.kind == .named ? table.nameID(type.name, in: file) : nil
  }

  /// `Session.shared` of `Session`.
  func isSharedInstance(_ member: DeclarationRef) -> Bool {
    guard let owner = table.owner(of: member), !owner.isExternal else { return false }
    let fact = table.declaration(member)
    let name = table.name(of: member)
    return Project.namesOfSharedInstances.contains { table.interner.find($0) == name }
      || fact.kind == .variable && fact.modifiers.belongToType && Project.keepsOwnObject(member, fact, of: owner, table)
  }

  /// Whether a type is a singleton, whatever it does.
  func isSingleton(_ key: TypeKey) -> Bool { !key.isExternal && singletons[key.index] }
}

extension GroupedTypes {
  /// For each type whether it is a singleton.
  @inline(never)
  func findSingletons() -> [Bool] {
    let standings = surfaces.overview.standings
    var found = standings.map { $0 != .none }
    // What stands in the type itself makes the one that is kept.
    for use in graph.uses where use.way == .makes && !use.object.isExternal && standings[use.object.index] == .keepsOne
    {
      let isElsewhere = use.subject != use.object && (use.subject.isExternal || !roles[use.subject.index].isExempt)
      if isElsewhere { found[use.object.index] = false }
    }
    return found
  }
}
