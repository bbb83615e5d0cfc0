import LintRules
import Modules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph

/// Steps on the way from files to a project.
extension Project {
  /// The rulebook that is in force for most types of a module, of equals the first.
  static func configuration(of module: Module, _ table: SymbolTable, _ effectiveConfigurations: EffectiveConfigurations)
    -> Int
  {
    if effectiveConfigurations.rulebooks.count == 1 { return 0 }
    var counts: [Int: Int] = [:]
    for key in module.types { counts[effectiveConfigurations.number(of: table.entity(key).at.file), default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  static func typesByFile(_ table: SymbolTable) -> [[TypeKey]] {
    table.files.indices.map { file in
      var seen: Set<TypeKey> = []
      return table.files[file].facts.surface.declarations.indices.compactMap { index -> TypeKey? in
        guard let key = table.key(of: DeclarationRef(file: UInt32(file), declaration: UInt32(index))),
          !key.isExternal, seen.insert(key).inserted
        else { return nil }
        return key
      }
    }
  }

  @inline(never)
  static func conformers(_ hierarchy: Hierarchy, _ roles: [RoleAssignment]) -> [[TypeKey]] {
    let types = hierarchy.table.types
    var found = [[TypeKey]](repeating: [], count: types.count)
    for (index, type) in types.enumerated() where type.kind.nature == .component && !roles[index].isExempt {
      for ancestor in hierarchy.ancestry(of: TypeKey(type: index)).dropFirst()
      where !ancestor.isExternal && types[ancestor.index].kind == .protocol {
        found[ancestor.index].append(TypeKey(type: index))
      }
    }
    return found
  }

  @inline(never)
  static func effectiveTypes(
    _ table: SymbolTable, _ roles: [RoleAssignment], _ conformers: [[TypeKey]]
  ) -> [TypeKey] {
    table.types.indices.map { effectiveType(of: $0, table, roles, conformers) { $0.first } }
  }

  /// - Parameter choose: picks the conforming type of a mixin that stands for all of them.
  static func effectiveType(
    of index: Int, _ table: SymbolTable, _ roles: [RoleAssignment], _ conformers: [[TypeKey]],
    choose: ([TypeKey]) -> TypeKey?
  ) -> TypeKey {
    let key = table.owner(ofCodeOf: TypeKey(type: index), roles)
    if roles[key.index].role != nil { return key }
    // The default implementations of a mixin are code of its conforming types, where these all have one role.
    if let taker = choose(conformers[index]), let role = roles[taker.index].role,
      conformers[index].allSatisfy({ roles[$0.index].role == role })
    {
      return taker
    }
    return TypeKey(type: index)
  }

  /// The links of all chains, and for each file where those of its batch begin.
  static func links(_ found: [UsesOfBatch], files: Int) -> (all: [ChainLink], first: [UInt32]) {
    var all: [ChainLink] = []
    var first = [UInt32](repeating: 0, count: files)
    for batch in found {
      for file in batch.files { first[Int(file)] = UInt32(all.count) }
      all += batch.uses.links
    }
    return (all, first)
  }
}
