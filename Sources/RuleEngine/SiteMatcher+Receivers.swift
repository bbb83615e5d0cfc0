import LintRules
import ProjectModel
import SwiftFacts

/// Whether the receiver of a call is one that an entry speaks of.
extension SiteMatcher {
  func isReceiver(_ site: CallSite, _ entry: VocabularyEntry) -> Bool {
    let keys = keys(of: site.receiver)
    if site.hasReceiver, keys.contains(where: { playsNavigator($0) }) { return false }
    if entry.on.isEmpty { return true }
    guard !keys.isEmpty else { return false }
    if entry.on.contains(where: { $0.text == "View" }), imports(["SwiftUI"], site.file), isViewFromOutside(keys) {
      return true
    }
    var isOn = false
    for key in keys {
      for ancestor in project.hierarchy.ancestry(of: key) {
        let name = project.nameBytes(ancestor)
        if entry.exceptOn.contains(where: { $0.matches(name) }) { return false }
        if entry.on.contains(where: { $0.matches(name) }) { isOn = true }
      }
    }
    return isOn
  }

  /// A type from outside of which no family is known: in SwiftUI's files the receivers of modifiers are views.
  func isViewFromOutside(_ keys: TypeKeys) -> Bool {
    keys.contains { $0.isExternal && project.hierarchy.ancestry(of: $0).count == 1 }
  }

  /// Routers, presenters and builders have functions of the same names; calling them is asking, not navigating.
  func playsNavigator(_ key: TypeKey) -> Bool {
    // A mixin that only routers take up is a router's, too.
    if key.isExternal { return false }
    switch project.role(project.effective[key.index]) {
    case .router, .presenter, .builder: return true
    case nil:
      let roles = Set(project.conformers[key.index].compactMap { project.role($0) })
      return !roles.isEmpty && roles.isSubset(of: [.router, .builder])
    default: return false
    }
  }

  func keys(of value: Value) -> TypeKeys {
    switch value {
    case .parameter(let parameter): project.hierarchy.resolver.constraint(of: parameter).keys
    case .associated(let key): project.hierarchy.resolver.constraint(ofAssociated: key).keys
    case .metatype(let inner): keys(of: inner)
    default: value.keys
    }
  }
}
