import LintRules
import Modules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph

/// What follows from linked surfaces alone.
extension Project {
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
}
