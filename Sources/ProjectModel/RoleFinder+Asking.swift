import LintRules
import SwiftFacts

/// What makes a coordinator besides pushing and constructing: it asks for parts, or leaves a screen.
extension RoleFinder {
  /// Whether code of a type asks for a part of a module (`LoginViewController.make()`, `builder.makeLogin()`) or leaves a
  /// screen (`dismiss(animated:)`).
  @inline(never)
  func asksOrLeaves(_ key: TypeKey, _ parts: Set<Int>) -> Bool {
    for (file, scope) in scan.scopes(of: key) {
      let expressions = table.files[Int(file)].facts.body.expressions
      for node in scope.firstExpression..<scope.endExpression where expressions[Int(node)].kind == .call {
        let callee = expressions[Int(node)].operand
        guard callee != .max, case let fact = expressions[Int(callee)], fact.kind == .name || fact.kind == .member
        else { continue }
        let name = table.symbol(fact.payload, in: file)
        if leaving[name].map({ $0.matches(base: table.symbols[name], labels: labels(of: node, in: file)) }) == true {
          return true
        }
        if fact.kind == .member, fact.operand != .max,
          let asked = typeAsked(by: fact.operand, in: file, context: scope.owner, of: key), !asked.isExternal,
          hierarchy.ancestry(of: asked).contains(where: { hands(name, $0, parts) })
        {
          return true
        }
      }
    }
    return false
  }

  private func labels(of call: UInt32, in file: UInt32) -> [String] {
    let body = table.files[Int(file)].facts.body
    let node = body.expressions[Int(call)]
    return (0..<Int(node.count)).map {
      table.symbols[table.symbol(body.arguments[Int(node.payload) + $0].label, in: file)]
    }
  }

  /// The type that a receiver names, makes, or keeps in a property: `LoginBuilder`, `LoginBuilder()`, `builder`, `self.builder`.
  private func typeAsked(by node: UInt32, in file: UInt32, context: UInt32, of key: TypeKey) -> TypeKey? {
    let expressions = table.files[Int(file)].facts.body.expressions
    var fact = expressions[Int(node)]
    if fact.kind == .call, fact.operand != .max { fact = expressions[Int(fact.operand)] }
    guard fact.kind == .name || fact.kind == .member else { return nil }
    let name = table.symbol(fact.payload, in: file)
    if table.symbols.isCapital(name) {
      guard fact.kind == .name else { return nil }
      return hierarchy.resolver.lookup(name, in: file, context: context)?.key
    }
    if fact.kind == .member {
      guard fact.operand != .max, case let owner = expressions[Int(fact.operand)], owner.kind == .name,
        table.symbol(owner.payload, in: file) == hierarchy.resolver.known.`self`
      else { return nil }
    }
    for member in table.members(named: name, of: key) where table.declaration(member).kind == .variable {
      let type = table.declaration(member).type
      return hierarchy.resolver.value(ofType: type, in: member.file, context: member.declaration).key
    }
    return nil
  }

  /// Whether a function of a type hands over a part of a module.
  private func hands(_ name: Symbol, _ owner: TypeKey, _ parts: Set<Int>) -> Bool {
    table.members(named: name, of: owner).contains { member in
      let declaration = table.declaration(member)
      guard declaration.kind == .function, declaration.type != .max else { return false }
      return hierarchy.resolver.value(ofType: declaration.type, in: member.file, context: member.declaration).keys
        .contains { !$0.isExternal && parts.contains($0.index) }
    }
  }
}
