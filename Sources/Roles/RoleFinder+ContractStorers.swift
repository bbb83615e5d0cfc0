import SwiftFacts
import SymbolGraph

extension RoleFinder {
  /// Which types have a property of a contract's type.
  struct ContractStorers {
    /// By the name of a contract, or of a composition of contracts, the types with a property in whose declared type it
    /// stands.
    var byName: [NameID: [Int]] = [:]
    /// By contract the compositions that it is part of: `typealias CartServing = CartReading & CartWriting`.
    var compositions: [Int: [TypeKey]] = [:]
  }

  /// The types with a property of a contract's type, or of a composition that it is part of.
  func storers(of index: Int, _ storers: ContractStorers) -> [Int] {
    let meant = [TypeKey(type: index)] + (storers.compositions[index] ?? [])
    return meant.flatMap { storers.byName[table.types[$0.index].name] ?? [] }.filter { storer in
      table.parts(of: TypeKey(type: storer)).contains { part in hasVariable(in: part) { meant.contains($0) } }
    }
  }

  /// Of the contracts that may still get a role.
  func storersOfContracts() -> ContractStorers {
    let open = Set(
      table.types.indices.filter { table.types[$0].kind == .protocol && !conformers[$0].isEmpty && isOpen($0) })
    var found = ContractStorers()
    for index in table.types.indices where table.types[index].kind == .typealias && isComposition(index) {
      for part in hierarchy.resolver.aliased(TypeKey(type: index)).keys
      where !part.isExternal && open.contains(part.index) {
        found.compositions[part.index, default: []].append(TypeKey(type: index))
      }
    }
    let wanted = NameSet(
      open.map { table.types[$0].name } + found.compositions.values.joined().map { table.types[$0.index].name })
    for (file, source) in table.files.enumerated() {
      let surface = source.facts.surface
      for fact in surface.declarations where fact.kind == .variable && fact.type != .max && fact.parent != .max {
        for node in surface.types[Int(fact.type)..<Int(surface.types[Int(fact.type)].end)] where node.kind == .named {
          let nameID = table.nameID(node.name, in: UInt32(file))
          guard wanted.contains(nameID),
            let owner = table.key(of: DeclarationRef(file: UInt32(file), declaration: fact.parent)), !owner.isExternal,
            isComponent(owner.index), found.byName[nameID]?.last != owner.index
          else { continue }
          found.byName[nameID, default: []].append(owner.index)
        }
      }
    }
    return found
  }
}
