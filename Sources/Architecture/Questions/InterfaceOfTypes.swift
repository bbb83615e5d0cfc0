import SwiftFacts
import SymbolGraph

extension Project {
  /// Whether a type has to do with user interface: it is a view or inherits from a class of the interface's, or what is
  /// written in it names such types, or types of the project that have to do with it.
  func bearsInterface(_ key: TypeKey, _ interface: InterfaceNames) -> Bool {
    var seen: Set<TypeKey> = [key]
    var open = [(key, 0)]
    while let (type, depth) = open.popLast() {
      if bearsInterfaceItself(type, interface) { return true }
      // What it is made of decides, and what that is made of; what is further away is somebody else's.
      guard depth < 2 else { continue }
      for named in typesNamed(in: type) where seen.insert(named).inserted { open.append((named, depth + 1)) }
    }
    return false
  }

  private func bearsInterfaceItself(_ key: TypeKey, _ interface: InterfaceNames) -> Bool {
    if role(key) == .view, nature(key) == .component { return true }
    let isDescendant = hierarchy.ancestry(of: key).contains { ancestor in
      ancestor.isExternal && (interface.typeNames.contains(ancestor.nameID) || isScreen(ancestor))
    }
    return isDescendant
      || partsAtHome(of: key).contains { part in
        let surface = table.files[Int(part.file)].facts.surface
        return surface.types(within: table.declaration(part).range).contains {
          $0.hasName && interface.typeNames.contains(table.nameID($0.name, in: part.file))
        }
      }
  }

  /// The declaration and the extensions beside it: what others add to a type is theirs.
  private func partsAtHome(of key: TypeKey) -> [DeclarationRef] {
    let home = table.entity(key).at.file
    return table.parts(of: key).filter { $0.file == home }
  }

  /// The types of the project at top level that are written in a type and its extensions.
  private func typesNamed(in key: TypeKey) -> [TypeKey] {
    partsAtHome(of: key).flatMap { part -> [TypeKey] in
      let surface = table.files[Int(part.file)].facts.surface
      return surface.types(within: table.declaration(part).range).flatMap { node in
        node.kind == .named ? table.types(named: table.nameID(node.name, in: part.file), in: nil) : []
      }
    }
  }
}
