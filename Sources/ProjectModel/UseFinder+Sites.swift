import LintRules
import SwiftFacts

/// Calls and assignments that a vocabulary listens for, with what they are given.
extension UseFinder {
  @inline(never)
  mutating func site(_ node: UInt32, _ fact: ExpressionNode, _ declaration: UInt32) {
    switch fact.kind {
    case .call:
      guard fact.operand != .max else { return }
      let callee = facts.body.expressions[Int(fact.operand)]
      guard callee.kind == .name || callee.kind == .member else { return }
      var name = table.symbol(callee.payload, in: file)
      // `dismiss()`, where `dismiss` is a value: its `callAsFunction` is called.
      if case .type(let key, _) = code.value(fact.operand), key.isExternal, isProperty(fact.operand) {
        name = words.callAsFunction
        add(.call, node, name, callee, declaration, arguments(of: fact), receiver: code.value(fact.operand))
        return
      }
      var isMade = false
      if case .metatype = code.value(fact.operand), code.target(fact.operand) == .type { isMade = true }
      guard isMade ? words.makes.contains(name) : words.isCallInteresting(name, in: table) else { return }
      add(isMade ? .makes : .call, node, name, callee, declaration, arguments(of: fact))
    case .assignment:
      guard fact.operand != .max else { return }
      var target = facts.body.expressions[Int(fact.operand)]
      if target.kind == .subscript, target.operand != .max { target = facts.body.expressions[Int(target.operand)] }
      guard target.kind == .member || target.kind == .name else { return }
      let name = table.symbol(target.payload, in: file)
      guard words.sets.contains(name) else { return }
      let value = fact.payload == .max ? .unknown : code.value(fact.payload)
      add(.sets, node, name, target, declaration, [.init(label: 0, value: value, node: fact.payload)])
    case .binary:
      // `tabBarController?.selectedIndex += 1`
      guard fact.operand != .max else { return }
      let target = facts.body.expressions[Int(fact.operand)]
      guard target.kind == .member, target.flags.contains(.isWritten) else { return }
      let name = table.symbol(target.payload, in: file)
      guard words.sets.contains(name) else { return }
      add(.sets, node, name, target, declaration, [])
    case .member:
      // `navigationController?.viewControllers.append(x)` changes the property, too.
      guard fact.operand != .max, words.mutators.contains(table.symbol(fact.payload, in: file)) else { return }
      var base = facts.body.expressions[Int(fact.operand)]
      while base.kind == .chain || base.kind == .force, base.operand != .max {
        base = facts.body.expressions[Int(base.operand)]
      }
      guard base.kind == .member || base.kind == .name else { return }
      let name = table.symbol(base.payload, in: file)
      guard words.sets.contains(name) else { return }
      add(.sets, node, name, base, declaration, [])
    default: break
    }
  }

  /// The node names a property, parameter or local, not a function or a type.
  func isProperty(_ node: UInt32) -> Bool {
    switch code.target(node) {
    case .local, .parameter: true
    case .member(let at, _): table.declaration(at).kind == .variable
    default: false
    }
  }

  func arguments(of call: ExpressionNode) -> [CallSite.Argument] {
    (0..<Int(call.count)).map { index in
      let argument = facts.body.arguments[Int(call.payload) + index]
      return CallSite.Argument(
        label: table.symbol(argument.label, in: file),
        value: argument.value == .max ? .unknown : code.value(argument.value), node: argument.value)
    }
  }

  @inline(never)
  mutating func add(
    _ kind: CallSite.Kind, _ node: UInt32, _ name: Symbol, _ callee: ExpressionNode, _ declaration: UInt32,
    _ arguments: [CallSite.Argument], receiver known: Value? = nil
  ) {
    var receiver: Value
    var isFresh = false
    let calleeNode = facts.body.expressions[Int(node)].operand
    if callee.kind == .member {
      receiver = callee.operand == .max ? .unknown : code.value(callee.operand)
      isFresh = callee.operand != .max && isFreshValue(callee.operand)
    } else {
      receiver = resolver.selfValue(in: file, context: declaration)
    }
    if let known { receiver = known }
    // Whoever is dismissed by the screen that presents it is what leaves, not the one that presents.
    if name == words.dismiss, callee.kind == .member, let leaver = presented(by: callee.operand) { receiver = leaver }
    let top = tops[Int(node)]
    let isEarlierCall = facts.body.expressions[Int(node)].kind == .call && lastCalls[Int(top)] != node
    let chain = isEarlierCall ? newChain() : top
    var target: DeclarationRef?
    if known == nil, calleeNode != .max, case .member(let at, let owner) = code.target(calleeNode) {
      target = at
      if callee.kind == .name, owner == nil { receiver = .unknown }
    }
    found.sites.append(
      CallSite(
        kind: kind, file: file, node: node, chain: chain, offset: callee.offset,
        end: callee.offset + nameLength(callee),
        subject: subject(of: declaration), declaration: declaration, name: name, arguments: arguments,
        receiver: receiver, hasReceiver: callee.kind == .member, isOnFreshValue: isFresh, target: target))
  }

  /// `picker` in `picker.presentingViewController?`, where its type is known.
  func presented(by node: UInt32) -> Value? {
    var node = node
    while node != .max, facts.body.expressions[Int(node)].kind.unwraps {
      node = facts.body.expressions[Int(node)].operand
    }
    guard node != .max else { return nil }
    let fact = facts.body.expressions[Int(node)]
    guard fact.kind == .member, fact.operand != .max,
      table.symbol(fact.payload, in: file) == words.presentingViewController
    else { return nil }
    let value = code.value(fact.operand)
    return value.keys.isEmpty ? nil : value
  }

  /// A local whose value is made in the same function: what is set up there is not on show yet.
  mutating func isFreshValue(_ node: UInt32) -> Bool { birth(ofValueAt: node) != nil }

  /// The call that made a local's value in the same function.
  mutating func birth(ofValueAt node: UInt32) -> UInt32? {
    var node = node
    while facts.body.expressions[Int(node)].kind.unwraps, facts.body.expressions[Int(node)].operand != .max {
      node = facts.body.expressions[Int(node)].operand
    }
    guard case .local(let index) = code.target(node) else { return nil }
    let local = facts.body.locals[Int(index)]
    guard local.value != .max, local.kind == .variable || local.kind == .optionalBinding else { return nil }
    var value = local.value
    while facts.body.expressions[Int(value)].passesValueOn, facts.body.expressions[Int(value)].operand != .max {
      value = facts.body.expressions[Int(value)].operand
    }
    return facts.body.expressions[Int(value)].kind == .call ? value : nil
  }
}

extension ExpressionNode {
  /// `x as! T`, `x?`, `x!`
  fileprivate var passesValueOn: Bool { kind == .cast || kind.unwraps }
}
