import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

/// Whether the receiver of a call is one that an entry speaks of.
extension SiteMatcher {
  func isReceiver(_ site: CallSite, _ entry: VocabularyEntry) -> Bool {
    let keys = keys(of: site.receiver)
    if keys.isEmpty { return entry.on.isEmpty }
    if entry.on.contains(where: { $0.text == "View" }), imports(["SwiftUI"], site.file), isViewFromOutside(keys) {
      return true
    }
    var isOn = entry.on.isEmpty
    for key in keys {
      // What covers a screen for a moment is left as an alert is.
      if !entry.exceptOn.isEmpty, !entry.on.isEmpty, isOverlay(key) { return false }
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

  /// The router, presenter or builder on which something is called; nil if it is the caller itself: `self?.showHelp()`.
  func navigator(askedBy site: CallSite) -> TypeKey? {
    guard site.hasReceiver, let navigator = keys(of: site.receiver).first(where: { playsNavigator($0) }),
      !isOnSelf(site)
    else { return nil }
    return navigator
  }

  private func isOnSelf(_ site: CallSite) -> Bool {
    let expressions = project.table.facts(of: site.file).body.expressions
    guard site.node != .max, case let callee = expressions[Int(site.node)].operand, callee != .max,
      case let receiver = expressions[Int(callee)].operand, receiver != .max
    else { return false }
    return project.isSelf(receiver, in: site.file)
  }

  /// Routers, presenters and builders have functions of the same names; calling them is asking, not navigating.
  private func playsNavigator(_ key: TypeKey) -> Bool {
    // A mixin of routers and builders alone is a router's, too.
    if key.isExternal { return false }
    switch project.role(project.effective[key.index]) {
    case .router, .presenter, .builder: return true
    case nil:
      let roles = Set(project.conformers[key.index].compactMap { project.role($0) })
      return !roles.isEmpty && roles.isSubset(of: [.router, .builder])
    default: return false
    }
  }

  /// `override func dismiss(…) { super.dismiss(…) }`: an override that passes its arguments to the base does not decide
  /// anything. Its callers do.
  func passesToBase(_ site: CallSite) -> Bool {
    guard site.kind == .call, site.hasReceiver, site.node != .max,
      let member = project.member(around: site.declaration, in: site.file), overrides(member),
      project.table.name(of: member) == site.name
    else { return false }
    let facts = project.table.facts(of: site.file)
    func node(_ number: UInt32) -> ExpressionNode? {
      number == .max ? nil : facts.body.expressions[Int(number)]
    }
    guard let call = node(site.node), call.kind == .call, let callee = node(call.operand), callee.kind == .member,
      let base = node(callee.operand), base.kind == .name, facts.names[base.payload] == "super"
    else { return false }
    // Another screen, or another segue, is a decision; how it moves is none.
    guard var root = site.arguments.first?.node, let first = node(root), first.kind != .literal || isText(first) else {
      return true
    }
    while let link = node(root), link.operand != .max,
      [.member, .call, .chain, .force, .cast, .subscript].contains(link.kind)
    {
      root = link.operand
    }
    return parameter(namedBy: root, of: member) != nil
  }

  private func isText(_ node: ExpressionNode) -> Bool { node.payload == ExpressionNode.Literal.string.rawValue }

  func keys(of value: Value) -> TypeKeys {
    switch value {
    case .parameter(let parameter): project.hierarchy.resolver.constraint(of: parameter).keys
    case .associated(let key): project.hierarchy.resolver.constraint(ofAssociated: key).keys
    case .metatype(let inner): keys(of: inner)
    default: value.keys
    }
  }
}
