import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

/// A strong reference back is wrong where a ring of strong references can close: from what is stored a chain of
/// strong references leads back to the type that stores it (SEMANTICS.md §5, `strong-back-reference`).
extension Judge {
  func mayCloseRing(_ use: Use, _ subject: TypeKey) -> Bool {
    let starts = startsOfRing(use, subject)
    // What other modules declare, or code that was not read, may be held by types that are unknown here.
    guard !starts.isEmpty else { return true }
    let ends = Set(project.hierarchy.ancestry(of: subject).filter { !$0.isExternal } + descendants(of: subject))
    var seen = Set(starts)
    var open = starts
    while let key = open.popLast() {
      if ends.contains(key) { return true }
      for held in references[key] where seen.insert(held).inserted { open.append(held) }
      if seen.count > 4096 { return true }
    }
    return false
  }

  /// What may stand behind the property: the components of the module that conform to a contract; for a
  /// `UIViewController` the screens that the type puts there itself, or else all of the module.
  private func startsOfRing(_ use: Use, _ subject: TypeKey) -> [TypeKey] {
    let module = project.module(subject)
    if use.object.isExternal {
      guard let module else { return [] }
      let filled = whatFills(use, subject)
      let own = filled.filter { !$0.isExternal && project.module($0) == module }.sorted()
      // Screens of other modules lead nowhere from here.
      if !filled.isEmpty, own.isEmpty { return [use.object] }
      // Which screen a builder builds is not known.
      if !own.isEmpty, own.allSatisfy({ project.role($0) == .view }), !isFilledByOthers(use, subject) { return own }
      return project.modules[module].types.filter { part in
        project.role(part) == .view && project.nature(part) == .component
          && project.hierarchy.inherits(part, from: use.object)
      }
    }
    let behind = project.nature(use.object) == .contract ? project.conformers[use.object.index] : [use.object]
    let kept = behind.filter { project.module($0) == module || module == nil }
    return kept.count == behind.count ? kept + kept.flatMap { descendants(of: $0) } : []
  }

  /// Code of other types assigns to the property as well.
  private func isFilledByOthers(_ use: Use, _ subject: TypeKey) -> Bool {
    let name = project.table.name(of: DeclarationRef(file: use.file, declaration: use.declaration))
    return project.writes(of: use.object).contains { other in
      guard other.node != .max, project.effectiveSubject(other.subject) != subject else { return false }
      let node = project.table.facts(of: other.file).body.expressions[Int(other.node)]
      guard node.kind == .member, project.table.nameID(node.payload, in: other.file) == name else { return false }
      return project.links(of: other).last?.type.map { $0 == subject } ?? true
    }
  }

  /// The types that the type itself puts into a property of type `UIViewController`.
  private func whatFills(_ use: Use, _ subject: TypeKey) -> Set<TypeKey> {
    let name = project.table.name(of: DeclarationRef(file: use.file, declaration: use.declaration))
    var filled: Set<TypeKey> = []
    for file in Set(project.table.parts(of: subject).map(\.file)) {
      for other in project.uses(in: file)
      where (other.way == .makes || other.way == .asks) && other.subject == subject && other.node != .max {
        guard project.ownProperties(filledWith: project.values(madeBy: other), by: other).contains(name) else {
          continue
        }
        filled.insert(other.result.map { $0.isExternal ? other.object : $0 } ?? other.object)
      }
    }
    return filled
  }

  private func descendants(of key: TypeKey) -> [TypeKey] { references.subclasses(of: key) }
}
