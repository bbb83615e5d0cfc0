import SwiftFacts
import SymbolGraph

/// Whether some file imports Uber's library (or one derived from it: ModernRIBs, CombineRIBs), or builds on types that
/// only it has, wherever they lie. Builders, components and interactors alone do not show it: many patterns use these
/// words.
public func mentionsRIBs(_ files: [SourceFile]) -> Bool {
  let bases: Set<String> = [
    "PresentableInteractor", "ViewableRouter", "LaunchRouter", "ViewableRouting", "LaunchRouting", "Interactable",
    "ViewControllable",
  ]
  return files.contains { file in
    let (surface, names) = (file.facts.surface, file.facts.names)
    if surface.imports.contains(where: { names[$0.target].hasSuffix("RIBs") }) { return true }
    return surface.declarations.contains { declaration in
      guard declaration.inheritedCount > 0 else { return false }
      return bases.contains(names[surface.types[Int(declaration.inherited)].name])
    }
  }
}
