import References
import SymbolGraph

extension SiteWords {
  /// Types that keep an object of themselves: if code makes another one, they are no singletons.
  mutating func addKept(_ standings: [Project.Standing], _ table: SymbolTable) {
    for (type, standing) in zip(table.types, standings) where standing == .keepsOne { parts.insert(type.name) }
  }
}
