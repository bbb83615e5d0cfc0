import LintRules
import SwiftFacts
import SymbolGraph
import TypeInference

/// Calls and assignments that a vocabulary listens for, with what they are given.
extension UseFinder {
  @inline(never)
  mutating func site(_ node: UInt32, _ fact: ExpressionNode) {
    switch fact.kind {
    case .call:
      guard fact.operand != .max else { return }
      let callee = expression(fact.operand)
      if callee.kind == .implicitMember || callee.kind == .member, isInitialiser(callee) {
        return madeByInit(node, fact, callee)
      }
      guard callee.hasName else { return }
      var name = table.nameID(callee.payload, in: file)
      // `dismiss()`, where `dismiss` is a value: its `callAsFunction` is called.
      if case .type(let key, _) = typed.code.value(fact.operand), key.isExternal, typed.isProperty(fact.operand) {
        name = typed.words.callAsFunction
        add(.call, node, name, callee, typed.arguments(of: fact), receiver: typed.code.value(fact.operand))
        return
      }
      var isMade = false
      if case .metatype = typed.code.value(fact.operand), typed.code.target(fact.operand) == .type { isMade = true }
      // `NSLog("text")`: a function of another target, of which it is unknown here that it is not a type.
      if isMade, !typed.words.makes.contains(name), typed.words.calls.contains(name), !table.declared.isType(name) {
        isMade = false
      }
      guard isMade ? typed.words.makes.contains(name) : typed.words.isCallInteresting(name) else { return }
      add(isMade ? .makes : .call, node, name, callee, typed.arguments(of: fact))
    case .assignment:
      set(fact.operand, by: node, to: fact.payload)
    case .binary:
      // `tabBarController?.selectedIndex += 1`
      guard fact.operand != .max, expression(fact.operand).flags.contains(.isWritten) else { return }
      set(fact.operand, by: node)
    case .member:
      // `navigationController?.viewControllers.append(x)` changes the property, too.
      if typed.words.mutators.contains(table.nameID(fact.payload, in: file)) { set(fact.operand, by: node) }
    default: break
    }
  }

  /// A property is changed: `x.screens = …`, `x.screens[0] = …`, `x.screens?.append(…)`.
  ///
  /// - Parameter assigned: the value that it is set to; nil where what it holds is altered.
  private mutating func set(_ target: UInt32, by node: UInt32, to assigned: UInt32? = nil) {
    guard target != .max else { return }
    var property = expression(target)
    while property.kind == .subscript || property.kind.unwraps, property.operand != .max {
      property = expression(property.operand)
    }
    guard property.hasName, case let name = table.nameID(property.payload, in: file), typed.words.sets.contains(name)
    else { return }
    let arguments = assigned.map { value in
      [CallSite.Argument(label: 0, value: value == .max ? .unknown : typed.code.value(value), node: value)]
    }
    add(.sets, node, name, property, arguments ?? [])
  }

  private func isInitialiser(_ callee: ExpressionNode) -> Bool {
    table.nameID(callee.payload, in: file) == resolver.known.`init`
  }

  /// `NavigationLink.init(…)`, and `.init(…)` where that is expected.
  private mutating func madeByInit(_ node: UInt32, _ fact: ExpressionNode, _ callee: ExpressionNode) {
    guard case .metatype(let inner) = typed.code.value(callee.kind == .member ? callee.operand : fact.operand),
      let made = inner.keys.first
    else { return }
    let name = made.isExternal ? made.nameID : table.entity(made).name
    if typed.words.makes.contains(name) { add(.makes, node, name, callee, typed.arguments(of: fact)) }
  }

  @inline(never)
  mutating func add(
    _ kind: CallSite.Kind, _ node: UInt32, _ name: NameID, _ callee: ExpressionNode,
    _ arguments: [CallSite.Argument], receiver known: Value? = nil
  ) {
    let declaration = typed.owner(of: node)
    var receiver: Value
    var isFresh = false
    let calleeNode = expression(node).operand
    if callee.kind == .member {
      receiver = callee.operand == .max ? .unknown : typed.code.value(callee.operand)
      isFresh = callee.operand != .max && typed.isFreshValue(callee.operand)
    } else {
      receiver = resolver.constrainedSelf(in: file, context: declaration)
    }
    if let known { receiver = known }
    // `picker.presentingViewController?.dismiss(…)`: `picker` leaves, not the screen that presents it.
    if name == typed.words.dismiss, callee.kind == .member, let leaver = typed.presented(by: callee.operand) {
      receiver = leaver
    }
    let top = typed.tops[Int(node)]
    let isEarlierCall = expression(node).kind == .call && typed.lastCalls[Int(top)] != node
    let chain = isEarlierCall ? newChain() : top
    var target: DeclarationRef?
    if known == nil, calleeNode != .max, case .member(let at, let owner) = typed.code.target(calleeNode) {
      if callee.kind == .name, owner == nil { receiver = .unknown }
      if !restatesOutside(at, receiver) { target = at }
    }
    found.sites.append(
      CallSite(
        kind: kind, file: file, node: node, chain: chain, offset: callee.offset,
        end: callee.offset + typed.nameLength(callee),
        subject: typed.subject(of: declaration), declaration: declaration, name: name, arguments: arguments,
        receiver: receiver, hasReceiver: callee.kind == .member, isOnFreshValue: isFresh, target: target))
  }

  /// `protocol FeedView { func performSegue(withIdentifier: String, sender: Any?) }`, and the receiver is a view
  /// controller that does not write it itself: what is called is UIKit's own, which the requirement only names.
  private func restatesOutside(_ at: DeclarationRef, _ receiver: Value) -> Bool {
    guard table.isRequirement(at), let contract = table.owner(of: at) else { return false }
    let name = table.nameID(table.declaration(at).name, in: at.file)
    // Behind a requirement with a default stands that.
    guard table.members(named: name, of: contract).allSatisfy({ table.isRequirement($0) }) else { return false }
    return receiver.keys.contains { key in
      let isClass = key.isExternal || table.entity(key).kind == .class
      return isClass && !typed.hierarchy.isAllOwn(key)
    }
  }
}
