import LintRules
import Roles
import SymbolGraph

/// Folders of no feature: what lies together there need not belong together.
struct FeaturelessFolders: Sendable {
  /// Parts of one role only lie there, of several modules.
  let layers: Set<Int32>
  /// Several modules lie there with all their parts.
  let crowded: Set<Int32>

  init(_ types: GroupedTypes) {
    // For each folder its modules, with the roles of their parts, and of those parts that are components.
    var parts: [Int32: [Int: (all: Set<Role>, components: Set<Role>)]] = [:]
    for index in types.table.types.indices {
      let key = TypeKey(type: index)
      guard let role = types.role(key), Role.parts.contains(role), let module = types.module(key) else { continue }
      let folder = types.table.folders.ofFile[Int(types.table.types[index].at.file)]
      parts[folder, default: [:]][module, default: ([], [])].all.insert(role)
      if types.nature(key) == .component { parts[folder]?[module]?.components.insert(role) }
    }
    let several = parts.filter { $0.value.count > 1 }
    layers = Set(several.filter { Set($0.value.values.flatMap(\.all)).count == 1 }.keys)
    crowded = Set(several.filter { $0.value.values.count { $0.components == Role.parts } > 1 }.keys)
  }
}
