import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

/// A part that only becomes a child of what makes it: `addChild(list)`, `embed(list)`, a container's own list of
/// screens. To lay out a screen from others is no assembly of a module.
extension Judge {
  func becomesChild(_ use: Use) -> Bool {
    guard use.node != .max else { return false }
    // What a tab bar makes and goes to nowhere is one of its tabs.
    let isContainer = holdsSeveral(project.effectiveSubject(use.subject))
    if isContainer, !isPutOnShow(use) { return true }
    let made = project.values(madeBy: use)
    let values = made.union(project.containers(around: made, in: use.file))
    // A quick look before a long one.
    let properties = project.ownProperties(filledWith: made, by: use).filter { property in
      argumentNames.contains(property, inCodeOf: use.subject, of: project)
    }
    let words = project.rulebook.names(of: WordSet(vocabularies: [Vocabulary.embedding]))
    let isGiven = project.gives(values, orProperties: properties, of: use) { name, isOnSelf in
      let name = project.table.interner[name]
      return words.contains { $0.matches(name) } || isOnSelf && isContainer && SiteMatcher.fillsContainer.contains(name)
    }
    return isGiven || isInListOfContainer(values, use)
  }

  /// `viewControllers = [home, search]` in a tab-bar, page or split controller, or on one.
  private func isInListOfContainer(_ values: Set<UInt32>, _ use: Use) -> Bool {
    sitesByPlace.sites(given: values, in: use.file, of: project).contains { number in
      let site = project.sites[number]
      let name = project.table.interner[site.name]
      return (name == "viewControllers" || SiteMatcher.fillsContainer.contains(name))
        && sites.keys(of: site.receiver).contains { holdsSeveral($0) }
    }
  }

  /// A controller that shows several screens beside each other, and goes to none of them by holding it.
  func holdsSeveral(_ key: TypeKey) -> Bool {
    project.hierarchy.ancestry(of: key).contains { ancestor in
      project.hierarchy.isContainer(ancestor) && project.simpleName(ancestor) != "UINavigationController"
    }
  }
}
