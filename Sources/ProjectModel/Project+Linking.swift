import LintRules
import SourceText
import SwiftFacts

/// Steps on the way from files to a project.
extension Project {
  static func accesses(_ files: [UInt32], _ found: [FileUses], _ governance: Governance) -> [AccessCount] {
    var counts = governance.rulebooks.map { _ in AccessCount() }
    for (file, uses) in zip(files, found) {
      let number = governance.number(of: file)
      counts[number].resolved += uses.resolved
      counts[number].unresolved += uses.unresolved
      counts[number].ambiguous += uses.ambiguous
    }
    return counts
  }

  /// The rulebook that governs most types of a module, of equals the first.
  static func governor(of module: Module, _ table: TypeTable, _ governance: Governance) -> Int {
    if governance.rulebooks.count == 1 { return 0 }
    var counts: [Int: Int] = [:]
    for key in module.types { counts[governance.number(of: table.entity(key).at.file), default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  static func typesByFile(_ table: TypeTable) -> [[TypeKey]] {
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
    for (index, type) in types.enumerated() where !roles[index].isExempt {
      switch type.kind {
      case .class, .struct, .actor, .enum: break
      default: continue
      }
      for ancestor in hierarchy.ancestry(of: TypeKey(type: index)).dropFirst()
      where !ancestor.isExternal && types[ancestor.index].kind == .protocol {
        found[ancestor.index].append(TypeKey(type: index))
      }
    }
    return found
  }

  @inline(never)
  static func effectiveTypes(
    _ table: TypeTable, _ roles: [RoleAssignment], _ conformers: [[TypeKey]]
  ) -> [TypeKey] {
    table.types.indices.map { index in
      var key = TypeKey(type: index)
      while roles[key.index].role == nil, let parent = table.entity(key).parent, !parent.isExternal { key = parent }
      if roles[key.index].role != nil { return key }
      // A mixin's default implementations are the code of those who take it up, where these are all of one role.
      if let first = conformers[index].first, let role = roles[first.index].role,
        conformers[index].allSatisfy({ roles[$0.index].role == role })
      {
        return first
      }
      return TypeKey(type: index)
    }
  }

  @inline(never)
  static func gather(_ found: [FileUses]) -> (uses: [Use], links: [ChainLink]) {
    var uses: [Use] = []
    var links: [ChainLink] = []
    uses.reserveCapacity(found.reduce(0) { $0 + $1.uses.count })
    links.reserveCapacity(found.reduce(0) { $0 + $1.links.count })
    for file in found {
      let first = UInt32(links.count)
      for var use in file.uses {
        if !use.links.isEmpty { use.links = use.links.lowerBound + first..<use.links.upperBound + first }
        uses.append(use)
      }
      links += file.links
    }
    return (uses, links)
  }
}
