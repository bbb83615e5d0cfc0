import SwiftFacts
import SymbolGraph
import TypeInference

/// Whose member is accessed where an expression has several names for it, or where the optional around it is asked.
extension UseFinder {
  /// `p` of `(p ?? q)` and `(isNew ? p : q)`, which stands for both. Longer expressions are chains of their own.
  func firstChoice(_ root: UInt32) -> UInt32 {
    let kind = expression(root).kind
    guard kind.chooses, let first = plain(root, depth: 0), typed.code.target(first) != .type else { return root }
    return first
  }

  /// The first of the names that an expression chooses between: `p`, `self.p`, `p!`; nil where it does anything else.
  private func plain(_ node: UInt32, depth: Int) -> UInt32? {
    let fact = expression(node)
    guard fact.kind != .name else { return node }
    guard depth < 16, fact.operand != .max else { return nil }
    switch fact.kind {
    case .member:
      let base = expression(fact.operand)
      return base.kind == .name && typed.code.target(fact.operand) == .own ? node : nil
    case .chain, .force: return plain(fact.operand, depth: depth + 1)
    case .coalescing, .ternary:
      guard fact.payload != .max else { return nil }
      if expression(fact.operand).isNil { return plain(fact.payload, depth: depth + 1) }
      guard expression(fact.payload).isNil || plain(fact.payload, depth: depth + 1) != nil else {
        return nil
      }
      return plain(fact.operand, depth: depth + 1)
    default: return nil
    }
  }

  /// `presenter.map { $0.go() }`: a function of the optional itself; the closure is handed what it holds.
  func isOptionals(_ access: UInt32) -> Bool {
    let name = table.nameID(expression(access).payload, in: file)
    guard typed.words.maps.contains(name) else { return false }
    if case .member = typed.code.target(access) { return false }
    return true
  }

  /// `interactor.map(use)`, `interactor.map { use($0) }`: what the optional holds goes elsewhere as it is. (Where the
  /// closure, or a key path, asks it for something, that is a chain of its own.)
  func passesWhole(_ call: UInt32) -> Bool {
    let body = typed.facts.body
    guard expression(call).kind == .call, let argument = body.arguments(of: expression(call)).first,
      argument.value != .max
    else { return false }
    let handler = expression(argument.value)
    guard handler.kind == .closure else { return handler.kind != .keyPath }
    let scope = body.scopes[Int(handler.payload)]
    let named = body.locals[Int(scope.firstLocal)..<Int(scope.endLocal)].first {
      $0.kind == .closureParameter && $0.scope == handler.payload
    }
    return !body.expressions[Int(scope.firstExpression)..<Int(scope.endExpression)].contains { fact in
      guard fact.kind == .member, fact.operand != .max, case let base = expression(fact.operand), base.kind == .name
      else { return false }
      return named.map { $0.name == base.payload } ?? (table.interner[table.nameID(base.payload, in: file)] == "$0")
    }
  }
}
