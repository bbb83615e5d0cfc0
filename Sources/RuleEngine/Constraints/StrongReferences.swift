import Architecture
import References
import SymbolGraph

/// Which type of the project holds which strongly: in stored properties, its own and those of its bases, and as what a
/// generic base is filled in with. Found once: a ring of them keeps all its parts alive.
struct StrongReferences: Sendable {
  private var held: [TypeKey: Set<TypeKey>] = [:]
  /// For each class those that inherit from it, through however many steps.
  private(set) var subclasses: [TypeKey: [TypeKey]] = [:]

  init(_ project: Project) {
    var stored: [TypeKey: Set<TypeKey>] = [:]
    for index in project.stores {
      let use = project.uses[index]
      guard use.ownership == .strong, !use.subject.isExternal, !use.object.isExternal, !project.isOfType(use) else {
        continue
      }
      let behind =
        project.nature(use.object) == .contract ? [use.object] + project.conformers[use.object.index] : [use.object]
      stored[use.subject, default: []].formUnion(behind)
    }
    for index in project.table.types.indices {
      let key = TypeKey(type: index)
      let ancestry = project.hierarchy.ancestry(of: key)
      var all: Set<TypeKey> = []
      for ancestor in ancestry where !ancestor.isExternal {
        if let own = stored[ancestor] { all.formUnion(own) }
        if ancestor != key, project.nature(ancestor) == .component { subclasses[ancestor, default: []].append(key) }
      }
      for filled in project.argumentsOfBases(of: key) {
        all.insert(filled)
        if project.nature(filled) == .contract { all.formUnion(project.conformers[filled.index]) }
      }
      if !all.isEmpty { held[key] = all }
    }
    // What a property of a base class holds may be one of its subclasses.
    for (key, objects) in held {
      held[key] = objects.union(objects.flatMap { subclasses[$0] ?? [] })
    }
  }

  /// What a type holds strongly.
  subscript(key: TypeKey) -> Set<TypeKey> { held[key] ?? [] }
}
