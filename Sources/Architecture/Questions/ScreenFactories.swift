import LintRules
import Roles
import SwiftFacts
import SymbolGraph

/// Functions that make the screen that they return, and others that only know where one is.
extension Project {
  /// `Modules.login()` makes a screen; `UIApplication.topViewController()` looks one up, and `NavFactory.wrap(self)`
  /// puts one that exists into a container.
  func makesScreen(_ member: DeclarationRef) -> Bool {
    var seen: Set<DeclarationRef> = []
    return makesScreen(member, &seen)
  }

  private func makesScreen(_ member: DeclarationRef, _ seen: inout Set<DeclarationRef>) -> Bool {
    guard seen.count < 32, seen.insert(member).inserted else { return false }
    let facts = table.facts(of: member.file)
    guard let code = table.code(of: member).first else { return false }
    let instantiating = table.nameIDs(
      calledIn: Vocabulary.screenInstantiation, of: effectiveConfigurations[member.file].rulebook)
    for node in code where facts.body.expressions[Int(node)].kind == .call {
      let callee = facts.body.expressions[Int(node)].operand
      guard callee != .max, case let fact = facts.body.expressions[Int(callee)],
        fact.hasName
      else { continue }
      let name = table.nameID(fact.payload, in: member.file)
      if instantiating.contains(name) { return true }
      if name == hierarchy.resolver.known.`init`, fact.operand != .max, makesItself(fact.operand, in: member) {
        return true
      }
      if let made = typeNamed(by: callee, in: member), isScreenOrMaker(made) { return true }
      // `LoginRouter.build()`
      if fact.kind == .member, fact.operand != .max, let asked = typeNamed(by: fact.operand, in: member),
        role(asked) == .builder || role(asked) == .router
      {
        return true
      }
      // `createAlert(title)`, `Self.build()`: another function of the same type.
      let siblings = table.members(named: name, of: table.owner(of: member))
      if siblings.contains(where: { table.declaration($0).kind == .function && makesScreen($0, &seen) }) { return true }
    }
    return false
  }

  /// `self.init(nibName: …)`, and `T.init(nibName: …)` where `T` is the type that is returned.
  private func makesItself(_ node: UInt32, in member: DeclarationRef) -> Bool {
    let facts = table.facts(of: member.file)
    let fact = facts.body.expressions[Int(node)]
    guard fact.kind == .name else { return false }
    if table.nameID(fact.payload, in: member.file) == hierarchy.resolver.known.`self` { return true }
    if facts.surface.genericParameters.contains(where: { $0.name == fact.payload }) { return true }
    return typeNamed(by: node, in: member).map { isScreenOrMaker($0) } ?? false
  }

  private func typeNamed(by node: UInt32, in member: DeclarationRef) -> TypeKey? {
    let fact = table.facts(of: member.file).body.expressions[Int(node)]
    // Of a call the payload is no name: `makeFlow().build()`.
    guard fact.hasName else { return nil }
    let name = table.nameID(fact.payload, in: member.file)
    switch fact.kind {
    case .name where table.interner.isCapital(name):
      return hierarchy.resolver.named(name, [], in: member.file, context: member.declaration).key
    case .member where fact.operand != .max && table.interner.isCapital(name):
      guard let outer = typeNamed(by: fact.operand, in: member) else { return nil }
      return hierarchy.resolver.nested(name, in: .plain(outer))?.key
    default: return nil
    }
  }

  /// Making one of these makes a screen, or has one made.
  private func isScreenOrMaker(_ key: TypeKey) -> Bool {
    let others = WordSet(vocabularies: [Vocabulary.containers, Vocabulary.alerts, Vocabulary.systemSheets])
    if names(others, include: key) { return false }
    if key.isExternal { return isScreen(key) || simpleName(key) == "UIHostingController" }
    return isPart(key) || role(key) == .builder || isScreen(key)
  }
}
