import SwiftFacts
import SymbolGraph

/// What comes out of storyboards and xibs.
extension TypeInferrer {
  /// The value of a call that asks for something drawn; nil for other calls, and where it is unknown. Notes whether
  /// what it asks for is there.
  func drawn(_ callee: ExpressionNode, _ call: ExpressionNode, _ node: UInt32, _ body: Body) -> Value? {
    guard !drawn.calls.isEmpty, callee.hasName else { return nil }
    let name = table.nameID(callee.payload, in: body.file)
    let isOfXib = drawn.calls.xibs.contains(name) || drawn.calls.instantiate == name
    guard isOfXib || drawn.calls.screens.contains(name) || drawn.calls.segues.contains(name) else { return nil }
    // A function of the project's own.
    if case .member = body.code.target(call.operand) { return nil }
    let answer =
      isOfXib
      ? drawnObjects(callee, called: name, call, body)
      : drawn.calls.screens.contains(name) ? drawnScreen(callee, call, body) : drawnSegue(call, body)
    guard let answer else { return nil }
    body.code.asked[node] = answer != .unknown
    guard case .own(let key) = answer else { return nil }
    return isOfXib ? .array(.plain(key)) : .plain(key)
  }

  /// `UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Login")`: the class that the
  /// storyboard gives to the screen. Where its name is not known, the identifier must belong to one class alone.
  private func drawnScreen(_ callee: ExpressionNode, _ call: ExpressionNode, _ body: Body) -> AskedInterface? {
    guard callee.kind == .member, callee.operand != .max else { return nil }
    var identifier: String?
    if call.count > 0 {
      let first = body.facts.body.arguments[Int(call.payload)]
      guard first.value != .max else { return nil }
      // `instantiateInitialViewController { coder in … }`
      if body.expression(first.value).kind != .closure {
        identifier = text(first.value, body)
        if identifier == nil { return .unknown }
      }
    }
    return drawn.screen(identifier, in: documentName(callee.operand, body), seenFrom: body.file, table)
  }

  /// `performSegue(withIdentifier: "Pay", sender: self)` has no value.
  private func drawnSegue(_ call: ExpressionNode, _ body: Body) -> AskedInterface? {
    guard call.count > 0, case let first = body.facts.body.arguments[Int(call.payload)], first.value != .max else {
      return nil
    }
    guard let identifier = text(first.value, body) else { return .unknown }
    return drawn.segueIdentifiers.contains(identifier) ? .plain : .unknown
  }

  /// The objects of the xib of `Bundle.main.loadNibNamed("CartView", owner: nil)`, and of
  /// `UINib(nibName: "CartView", bundle: nil).instantiate(withOwner: nil)`.
  private func drawnObjects(
    _ callee: ExpressionNode, called name: NameID, _ call: ExpressionNode, _ body: Body
  ) -> AskedInterface? {
    guard callee.kind == .member, callee.operand != .max, call.count > 0,
      case let first = body.facts.body.arguments[Int(call.payload)], first.value != .max
    else { return nil }
    let xib: String?
    if drawn.calls.xibs.contains(name) {
      xib = text(first.value, body)
    } else {
      guard first.label != 0, table.nameID(first.label, in: body.file) == drawn.calls.withOwner else { return nil }
      xib = documentName(callee.operand, body)
    }
    return xib.map { drawn.topObject(ofXib: $0, seenFrom: body.file, table) } ?? .unknown
  }

  /// `Main` of `UIStoryboard(name: "Main", bundle: nil)` or `UINib(nibName: "Main", bundle: nil)`, written there or
  /// where a local or a property gets its value.
  private func documentName(_ node: UInt32, _ body: Body) -> String? {
    let fact = body.expression(node)
    switch fact.kind {
    case .call: return documentName(made: fact, in: body.file)
    case .force, .chain: return fact.operand == .max ? nil : documentName(fact.operand, body)
    case .name, .member:
      switch body.code.target(node) {
      case .local(let local):
        let value = body.facts.body.locals[Int(local)].value
        return value == .max ? nil : documentName(made: body.expression(value), in: body.file)
      case .member(let at, _):
        let value = table.declaration(at).value
        guard value != .max else { return nil }
        return documentName(made: table.facts(of: at.file).body.expressions[Int(value)], in: at.file)
      default: return nil
      }
    default: return nil
    }
  }

  private func documentName(made call: ExpressionNode, in file: UInt32) -> String? {
    guard call.kind == .call, call.count > 0 else { return nil }
    let body = table.facts(of: file).body
    let first = body.arguments[Int(call.payload)]
    return first.value == .max ? nil : table.text(of: first.value, in: file, subject: nil)
  }

  private func text(_ node: UInt32, _ body: Body) -> String? {
    let fact = body.expression(node)
    if fact.kind == .member, fact.operand != .max,
      table.interner[table.nameID(fact.payload, in: body.file)] == "rawValue"
    {
      return text(fact.operand, body)
    }
    if case .member(let at, _) = body.code.target(node) { return table.text(heldBy: at) }
    if fact.kind == .call { return nameOfType(fact, body) }
    return table.text(of: node, in: body.file, subject: nil)
  }

  /// `Login` of `String(describing: Login.self)`.
  private func nameOfType(_ call: ExpressionNode, _ body: Body) -> String? {
    guard call.count == 1, case let callee = body.expression(call.operand), callee.kind == .name,
      table.nameID(callee.payload, in: body.file) == known.string,
      case let argument = body.facts.body.arguments[Int(call.payload)], argument.label != 0, argument.value != .max,
      case .metatype(.type(let key, _)) = body.code.value(argument.value), !key.isExternal
    else { return nil }
    return table.interner[table.entity(key).name]
  }
}
