import LintRules
import References
import SymbolGraph

/// What roles say of the names that are listened for.
extension SiteWords {
  /// Names of parts and builders, and typealiases of them.
  package mutating func addParts(_ hierarchy: Hierarchy, _ roles: [RoleAssignment]) {
    func isPart(_ key: TypeKey) -> Bool {
      guard !key.isExternal, !roles[key.index].isExempt, let role = roles[key.index].role else { return false }
      return Role.parts.contains(role) || role == .builder
    }
    for (index, type) in hierarchy.table.types.enumerated() {
      let key = TypeKey(type: index)
      let isNamed = type.kind == .typealias && hierarchy.resolver.aliased(key).keys.contains { isPart($0) }
      if isNamed || isPart(key) { parts.insert(type.name) }
    }
  }
}
