import SwiftFacts
import SymbolGraph

/// What comes out of a storyboard.
extension Typer {
  /// `UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")`: the class that the
  /// storyboard gives to the screen. Where its name is not known, the identifier must belong to one class alone.
  func drawnScreen(_ callee: ExpressionNode, _ call: ExpressionNode, _ stretch: Stretch) -> Value? {
    guard callee.kind == .member, callee.operand != .max,
      drawn.makesScreen(table.symbol(callee.payload, in: stretch.file))
    else { return nil }
    if case .member = stretch.code.target(call.operand) { return nil }
    var identifier: String?
    if call.count > 0 {
      let first = stretch.facts.body.arguments[Int(call.payload)]
      guard first.value != .max else { return nil }
      // `instantiateInitialViewController { coder in … }`
      if stretch.expression(first.value).kind != .closure {
        identifier = text(first.value, stretch)
        if identifier == nil { return nil }
      }
    }
    let name = storyboardName(callee.operand, stretch)
    return drawn.screen(identifier, in: name, seenFrom: stretch.file, table).map { .plain($0) }
  }

  /// `Main` of `UIStoryboard(name: "Main", bundle: nil)`, written there or where a local or a property gets its value.
  private func storyboardName(_ node: UInt32, _ stretch: Stretch) -> String? {
    let fact = stretch.expression(node)
    switch fact.kind {
    case .call: return storyboardName(made: fact, in: stretch.file)
    case .force, .chain: return fact.operand == .max ? nil : storyboardName(fact.operand, stretch)
    case .name, .member:
      switch stretch.code.target(node) {
      case .local(let local):
        let value = stretch.facts.body.locals[Int(local)].value
        return value == .max ? nil : storyboardName(made: stretch.expression(value), in: stretch.file)
      case .member(let at, _):
        let value = table.declaration(at).value
        guard value != .max else { return nil }
        return storyboardName(made: table.files[Int(at.file)].facts.body.expressions[Int(value)], in: at.file)
      default: return nil
      }
    default: return nil
    }
  }

  private func storyboardName(made call: ExpressionNode, in file: UInt32) -> String? {
    guard call.kind == .call, call.count > 0 else { return nil }
    let body = table.files[Int(file)].facts.body
    let first = body.arguments[Int(call.payload)]
    return first.value == .max ? nil : table.text(of: first.value, in: file, subject: nil)
  }

  private func text(_ node: UInt32, _ stretch: Stretch) -> String? {
    let fact = stretch.expression(node)
    if fact.kind == .member, fact.operand != .max,
      table.symbols[table.symbol(fact.payload, in: stretch.file)] == "rawValue"
    {
      return text(fact.operand, stretch)
    }
    if case .member(let at, _) = stretch.code.target(node) { return table.text(heldBy: at) }
    return table.text(of: node, in: stretch.file, subject: nil)
  }
}
