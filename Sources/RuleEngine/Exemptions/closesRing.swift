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

  /// What may stand behind the property: the components of the module that conform to a contract, its screens for a
  /// `UIViewController`.
  private func startsOfRing(_ use: Use, _ subject: TypeKey) -> [TypeKey] {
    let own = project.module(subject)
    if use.object.isExternal {
      guard let own, !isFilledWithOthers(use, subject, own) else { return own == nil ? [] : [use.object] }
      return project.modules[own].types.filter { part in
        project.role(part) == .view && project.nature(part) == .component
          && project.hierarchy.inherits(part, from: use.object)
      }
    }
    let behind = project.nature(use.object) == .contract ? project.conformers[use.object.index] : [use.object]
    let kept = behind.filter { project.module($0) == own || own == nil }
    return kept.count == behind.count ? kept + kept.flatMap { descendants(of: $0) } : []
  }

  /// All that the type itself puts into a property of type `UIViewController` is of other modules.
  private func isFilledWithOthers(_ use: Use, _ subject: TypeKey, _ own: Int) -> Bool {
    let name = project.table.name(of: DeclarationRef(file: use.file, declaration: use.declaration))
    var modules: Set<Int?> = []
    for file in Set(project.table.parts(of: subject).map(\.file)) {
      for other in project.uses[project.usesOfFile[file]]
      where (other.way == .makes || other.way == .asks) && other.subject == subject && other.node != .max {
        guard project.ownProperties(filledWith: project.values(madeBy: other), by: other).contains(name) else {
          continue
        }
        modules.insert(project.module(other.result.map { $0.isExternal ? other.object : $0 } ?? other.object))
      }
    }
    return !modules.isEmpty && !modules.contains(own)
  }

  private func descendants(of key: TypeKey) -> [TypeKey] { references.subclasses[key] ?? [] }
}
