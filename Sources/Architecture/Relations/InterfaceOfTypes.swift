import SwiftFacts
import SymbolGraph

/// Which types of the project have to do with user interface: views, what inherits from a class of the interface's,
/// what names such types in what it declares or does, and what is made of a type of the project that has to do with it,
/// through however many others. Worked out once, and only for projects with UI targets of their own.
struct InterfaceOfTypes: Sendable {
  /// By type; empty if the project has no UI target of its own.
  private let bears: [Bool]
  /// By type: it is a view, or says so itself. Empty likewise.
  private let bearsItself: [Bool]
  /// For each UI target of the project what it declares besides types and their members: see `SymbolTable.isAdded`.
  private let added: [String: NameSet]

  init(_ project: Project) {
    guard project.ownUITargets.contains(where: { !$0.isEmpty }) else {
      (bears, bearsItself, added) = ([], [], [:])
      return
    }
    let table = project.table
    added = InterfaceOfTypes.addedNames(project)
    let names = InterfaceOfTypes.names(project)
    var bears = [Bool](repeating: false, count: table.types.count)
    var open: [Int] = []
    var mentions: [(UInt64, UInt32)] = []
    for index in table.types.indices {
      let key = TypeKey(type: index)
      let isOfInterface =
        project.role(key) == .view && project.nature(key) == .component
        || project.hierarchy.ancestry(of: key).contains {
          $0.isExternal && (names.contains($0.nameID) || project.isScreen($0))
        }
        || InterfaceOfTypes.says(key, oneOf: names, table)
      if isOfInterface {
        bears[index] = true
        open.append(index)
        continue
      }
      // What it is made of decides, and not what its code calls: that has a type of its own.
      InterfaceOfTypes.forEachWrittenName(in: key, table) { name in
        guard table.declared.isType(name) else { return }
        for other in table.types(named: name, in: nil) { mentions.append((UInt64(other.index), UInt32(index))) }
      }
    }
    bearsItself = bears
    let namers = GroupedIndex(mentions)
    while let index = open.popLast() {
      for namer in namers.values(of: UInt64(index)) where !bears[Int(namer)] {
        bears[Int(namer)] = true
        open.append(Int(namer))
      }
    }
    self.bears = bears
  }

  /// UIKit's and SwiftUI's. What they call traits and identifiers of accessibility says in words what a thing is, and
  /// draws nothing.
  private static func names(_ project: Project) -> NameSet {
    let all = project.interfaces.reduce(NameSet()) { $0.union($1.typeNames).union($1.memberNames) }
    let interner = project.table.interner
    return NameSet(
      (1..<NameID(interner.count)).lazy.filter { all.contains($0) && !interner[$0].hasPrefix("UIAccessibility") })
  }

  /// What a UI target of the project declares besides types and their members.
  func addedNames(of target: String) -> NameSet { added[target] ?? NameSet() }

  private static func addedNames(_ project: Project) -> [String: NameSet] {
    let targets = Set(project.ownUITargets.flatMap(\.keys))
    var added: [String: NameSet] = [:]
    for (number, file) in project.table.files.enumerated() {
      let target = project.target(of: UInt32(number))
      guard targets.contains(target) else { continue }
      for (index, fact) in file.facts.surface.declarations.enumerated()
      where fact.kind != .extension && !fact.kind.isNominal && !fact.modifiers.hideFromOtherFiles {
        let at = DeclarationRef(file: UInt32(number), declaration: UInt32(index))
        if project.table.isAdded(at) { added[target, default: NameSet()].insert(project.table.name(of: at)) }
      }
    }
    return added
  }

  subscript(key: TypeKey) -> Bool { bears.isEmpty || bears[key.index] }

  /// Whether a type is a view, or has types of the interface's in what it declares or does.
  func isMadeOfInterface(_ key: TypeKey) -> Bool { !bearsItself.isEmpty && bearsItself[key.index] }

  /// The declaration of a type and its extensions. Of a protocol only its requirements: what its extensions do is not
  /// what it asks for.
  private static func parts(of key: TypeKey, _ table: SymbolTable) -> [DeclarationRef] {
    let entity = table.entity(key)
    return entity.kind == .protocol ? [entity.at] : table.parts(of: key)
  }

  private static func forEachWrittenName(in key: TypeKey, _ table: SymbolTable, _ body: (NameID) -> Void) {
    for part in parts(of: key, table) {
      let surface = table.facts(of: part.file).surface
      for type in surface.types(within: table.declaration(part).range) where type.hasName {
        body(table.nameID(type.name, in: part.file))
      }
    }
  }

  /// Whether some names are written in a type, in types or in code.
  private static func says(_ key: TypeKey, oneOf names: NameSet, _ table: SymbolTable) -> Bool {
    parts(of: key, table).contains { part in
      let facts = table.facts(of: part.file)
      let range = table.declaration(part).range
      return facts.surface.types(within: range).contains { type in
        guard type.hasName, case let name = table.nameID(type.name, in: part.file) else { return false }
        // `FieldViewModel.State` is the project's, and not SwiftUI's.
        return names.contains(name) && (type.kind == .named || !table.declared.isType(name))
      }
        || facts.body.scopes(in: range).contains { scope in
          scope.parent == .max
            && facts.body.expressions[Int(scope.firstExpression)..<Int(scope.endExpression)].contains {
              $0.hasName && names.contains(table.nameID($0.payload, in: part.file))
            }
        }
    }
  }
}

extension SymbolTable {
  /// A function or variable in no type, what is added to a type of others, or to a protocol.
  func isAdded(_ member: DeclarationRef) -> Bool {
    guard let owner = owner(of: member), !owner.isExternal else { return true }
    return entity(owner).kind == .protocol && !isRequirement(member)
  }
}

extension Relations {
  /// A type of the project is a view, or has types of the interface's in what it declares or does: it cannot be
  /// declared where there are none.
  public func isMadeOfInterface(_ key: TypeKey) -> Bool { interfaceOfTypes.isMadeOfInterface(key) }
}
