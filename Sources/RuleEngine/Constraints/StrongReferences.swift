import Architecture
import References
import SymbolGraph

/// Which type of the project holds which strongly: in stored properties, its own and those of its bases, and as what a
/// generic base is filled in with. A ring of them keeps all its parts alive.
struct StrongReferences: Sendable {
  private let project: Project
  /// For each type what its own properties hold.
  private var stored: [TypeKey: [TypeKey]] = [:]

  init(_ project: Project) {
    self.project = project
    for index in project.stores {
      let use = project.uses[index]
      guard use.ownership == .strong, !use.subject.isExternal, !use.object.isExternal, !project.isOfType(use) else {
        continue
      }
      stored[use.subject, default: []].append(use.object)
    }
  }

  /// What a type holds strongly, some of it more than once. What is declared by a base class may be one of its
  /// subclasses.
  subscript(key: TypeKey) -> [TypeKey] {
    let declared =
      project.hierarchy.ancestry(of: key).flatMap { $0.isExternal ? [] : stored[$0] ?? [] }
      + project.argumentsOfBases(of: key)
    return declared.flatMap { object in
      let conformers = project.nature(object) == .contract ? project.conformers[object.index] : []
      return [object] + subclasses(of: object) + conformers + conformers.flatMap(subclasses)
    }
  }

  /// Those that inherit from a class, through however many steps.
  func subclasses(of key: TypeKey) -> [TypeKey] {
    project.nature(key) == .component ? project.hierarchy.descendants(of: key) : []
  }
}
