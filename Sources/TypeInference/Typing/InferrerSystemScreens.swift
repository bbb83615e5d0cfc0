import SwiftFacts
import SymbolGraph

/// `let alert: UIViewController = UIAlertController(…)`: what is declared to be any view controller may evidently be an
/// alert or a sheet of the system.
extension TypeInferrer {
  /// What a constant is that begins with a value.
  func evident(_ declared: Value, valued value: @autoclosure () -> Value, in file: UInt32) -> Value {
    guard isAnyScreen(declared), case let value = value(), let key = value.key,
      systemScreens.contain(key, in: file, hierarchy)
    else {
      return declared
    }
    return value
  }

  /// What a function or a property is whose code makes one such, and no other screen.
  func evident(_ declared: Value, of at: DeclarationRef) -> Value {
    guard isAnyScreen(declared) else { return declared }
    let expressions = table.facts(of: at.file).body.expressions
    var found: TypeKey?
    for node in table.code(of: at).joined() where expressions[Int(node)].kind == .call {
      let callee = expressions[Int(node)].operand
      guard callee != .max, let key = typeMade(by: callee, in: at) else { continue }
      guard systemScreens.contain(key, in: at.file, hierarchy) else {
        if hierarchy.ancestry(of: key).contains(where: { isAnyScreen(.plain($0)) }) { return declared }
        continue
      }
      if let found, found != key { return declared }
      found = key
    }
    return found.map { .plain($0) } ?? declared
  }

  /// The type whose initialiser is called by its name.
  private func typeMade(by callee: UInt32, in member: DeclarationRef) -> TypeKey? {
    let file = member.file
    let fact = table.facts(of: file).body.expressions[Int(table.named(byCallee: callee, in: file))]
    guard fact.kind == .name else { return nil }
    let name = table.nameID(fact.payload, in: file)
    guard let own = resolver.lookup(name, in: file, context: member.declaration) else { return TypeKey(external: name) }
    return own.key
  }

  private func isAnyScreen(_ value: Value) -> Bool {
    guard let key = value.key, key.isExternal else { return false }
    return known.frameworks.viewControllers.contains(key.nameID)
  }
}
