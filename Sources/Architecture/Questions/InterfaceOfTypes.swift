import SwiftFacts
import SymbolGraph

/// Which types of the project have to do with user interface: views, what inherits from a class of the interface's,
/// what names such types in what it declares or does, and what is made of a type of the project that has to do with it,
/// through however many others. Worked out once, and only for projects with UI targets of their own.
struct InterfaceOfTypes: Sendable {
  /// By type; empty where nobody asks.
  private let bears: [Bool]
  /// For each UI target of the project what it declares besides types and their members: see `SymbolTable.isAdded`.
  private let added: [String: NameSet]

  init(_ project: Project) {
    guard project.ownUITargets.contains(where: { !$0.isEmpty }) else {
      (bears, added) = ([], [:])
      return
    }
    let table = project.table
    added = InterfaceOfTypes.addedNames(project)
    let names = project.interfaces.reduce(NameSet()) { $0.union($1.typeNames).union($1.memberNames) }
    var bears = [Bool](repeating: false, count: table.types.count)
    var open: [Int] = []
    var mentions: [(UInt64, UInt32)] = []
    for index in table.types.indices {
      let key = TypeKey(type: index)
      let (written, called) = InterfaceOfTypes.names(in: key, table)
      let isOfInterface =
        project.role(key) == .view && project.nature(key) == .component
        || project.hierarchy.ancestry(of: key).contains {
          $0.isExternal && (names.contains($0.nameID) || project.isScreen($0))
        }
      if isOfInterface || written.union(called).contains(where: { names.contains($0) }) {
        bears[index] = true
        open.append(index)
      }
      // What it is made of it bears along; what its code asks is that one's.
      for name in written where table.declared.isType(name) {
        for other in table.types(named: name, in: nil) { mentions.append((UInt64(other.index), UInt32(index))) }
      }
    }
    let namers = GroupedIndex(mentions)
    while let index = open.popLast() {
      for namer in namers.values(of: UInt64(index)) where !bears[Int(namer)] {
        bears[Int(namer)] = true
        open.append(Int(namer))
      }
    }
    self.bears = bears
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

  /// The names in a type and its extensions, in written types and in code. Of a protocol only those of its
  /// requirements: what its extensions do is not what it asks for.
  private static func names(
    in key: TypeKey, _ table: SymbolTable
  ) -> (written: Set<NameID>, called: Set<NameID>) {
    var (written, called): (Set<NameID>, Set<NameID>) = ([], [])
    let entity = table.entity(key)
    for part in entity.kind == .protocol ? [entity.at] : table.parts(of: key) {
      let facts = table.files[Int(part.file)].facts
      let range = table.declaration(part).range
      for type in facts.surface.types(within: range) where type.hasName {
        written.insert(table.nameID(type.name, in: part.file))
      }
      for scope in facts.body.scopes(in: range) where scope.parent == .max {
        for node in facts.body.expressions[Int(scope.firstExpression)..<Int(scope.endExpression)] where node.hasName {
          called.insert(table.nameID(node.payload, in: part.file))
        }
      }
    }
    return (written, called)
  }
}

extension SymbolTable {
  /// A function or variable in no type, what is added to a type of others, or to a protocol.
  func isAdded(_ member: DeclarationRef) -> Bool {
    guard let owner = owner(of: member), !owner.isExternal else { return true }
    return entity(owner).kind == .protocol && !isRequirement(member)
  }
}
