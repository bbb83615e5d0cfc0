import LintRules
import References
import SwiftFacts
import SymbolGraph

/// What makes a coordinator besides constructing: it asks for parts, goes to a screen or leaves one.
extension RoleFinder {
  /// Whether code of a type asks for a part of a module: `LoginViewController.make()`, `builder.makeLogin()`.
  @inline(never)
  func asks(_ key: TypeKey, _ parts: Set<Int>) -> Bool {
    hasCall(in: key, reading: .everything) { call in
      guard call.callee.kind == .member, call.callee.operand != .max,
        let asked = typeAsked(by: call.callee.operand, in: call.file, context: call.context, of: key), !asked.isExternal
      else { return false }
      return hierarchy.ancestry(of: asked).contains { ancestor in
        // `extension UIViewController: Storyboarded {}`
        let adopted = hierarchy.protocolsTakenUp(by: ancestor).flatMap { hierarchy.ancestry(of: $0) }
        return ([ancestor] + adopted).contains { hands(call.name, $0, parts, askedOf: asked.index) }
      }
    }
  }

  /// Whether code of a type goes to a screen or leaves one, by all that is known so early: the full names of what it
  /// calls.
  @inline(never)
  func moves(_ key: TypeKey) -> Bool {
    hasCall(in: key, reading: .moves) { call in
      guard let entries = moves[call.name] else { return false }
      return entries.contains { entry in
        guard case .call(let pattern) = entry.form,
          pattern.matches(base: table.interner[call.name], labels: labels(of: call.node, in: call.file))
        else { return false }
        if isOwn(call, of: key) { return false }
        // All code calls `append(_:)` on all lists.
        return entry.presents?.isContent != true || entry.on.isEmpty || isOn(call, entry, of: key)
      }
    }
  }

  /// `show(message, from: banner)` or `self.dismiss(animated:)`, where the type says itself what that does.
  private func isOwn(_ call: NamedCall, of key: TypeKey) -> Bool {
    if call.callee.kind == .member, !isMemberOfSelf(call.callee, in: call.file) { return false }
    return hierarchy.ancestry(of: key).contains { ancestor in
      !ancestor.isExternal
        && table.members(named: call.name, of: ancestor).contains { member in
          let fact = table.declaration(member)
          return fact.kind == .function && !fact.modifiers.contains(.override) && !table.isRequirement(member)
        }
    }
  }

  /// A call in code of a type.
  private struct NamedCall {
    var node: UInt32
    var callee: ExpressionNode
    var name: NameID
    var file: UInt32
    var context: UInt32
  }

  private func hasCall(in key: TypeKey, reading: CodeReading, where isMeant: (NamedCall) -> Bool) -> Bool {
    for (file, scope) in code(of: key, reading: reading).scopes {
      let expressions = table.facts(of: file).body.expressions
      for node in scope.firstExpression..<scope.endExpression where expressions[Int(node)].kind == .call {
        let callee = expressions[Int(node)].operand
        guard callee != .max, case let fact = expressions[Int(callee)], fact.hasName
        else { continue }
        let name = table.nameID(fact.payload, in: file)
        if isMeant(NamedCall(node: node, callee: fact, name: name, file: file, context: scope.owner)) { return true }
      }
    }
    return false
  }

  /// The receiver is called a path, or is a property that says, or whose value says, that it is of a type which an
  /// entry speaks of.
  private func isOn(_ call: NamedCall, _ entry: VocabularyEntry, of key: TypeKey) -> Bool {
    guard call.callee.kind == .member, call.callee.operand != .max else { return false }
    let body = table.facts(of: call.file).body
    let receiver = body.expressions[Int(body.unwrapped(call.callee.operand))]
    guard receiver.hasName else { return false }
    let name = table.nameID(receiver.payload, in: call.file)
    // `path.append(.detail)`: what a stack of screens is made from has a type of the project's own.
    let spelling = table.interner[name].lowercased()
    if ["path", "stack", "route"].contains(where: { spelling.containsBytes(of: $0) }) {
      return !isPlainPath(receiver.payload, call, of: key)
    }
    return table.members(named: name, of: key).contains { member in
      let fact = table.declaration(member)
      guard fact.kind == .variable else { return false }
      let written = hierarchy.resolver.value(ofType: fact.type, in: member.file, context: member.declaration).key
      let made = fact.type == .max ? table.nameCalled(forValueOf: fact, in: member.file) : nil
      guard let type = written.map({ $0.isExternal ? $0.nameID : table.entity($0).name }) ?? made else { return false }
      return entry.on.contains { $0.matches(table.interner.utf8(type)) }
    }
  }

  /// `path.append("/users")`: of a name that a local has, or a property that is text, an address or a drawing.
  private func isPlainPath(_ name: FileNameID, _ call: NamedCall, of key: TypeKey) -> Bool {
    let body = table.facts(of: call.file).body
    if body.arguments(of: body.expressions[Int(call.node)]).contains(where: { argument in
      argument.value != .max && body.expressions[Int(argument.value)].kind == .literal
    }) {
      return true
    }
    if body.local(called: name, at: call.node) != nil { return true }
    return table.members(named: table.nameID(name, in: call.file), of: key).contains { member in
      let fact = table.declaration(member)
      guard fact.kind == .variable else { return false }
      if fact.value != .max, table.facts(of: member.file).body.expressions[Int(fact.value)].kind == .literal {
        return true
      }
      var value = hierarchy.resolver.value(ofType: fact.type, in: member.file, context: member.declaration)
      if case .array(let element) = value { value = element }
      return value.key.map { $0.isExternal && RoleFinder.plainPaths.contains(table.interner[$0.nameID]) } ?? false
    }
  }

  /// What is called a path and leads to no screen.
  private static let plainPaths: Set<String> = [
    "String", "Substring", "URL", "URLComponents", "URLQueryItem", "Data", "Int", "CGPoint", "CGMutablePath",
    "UIBezierPath", "Path",
  ]

  private func labels(of call: UInt32, in file: UInt32) -> [String] {
    let body = table.facts(of: file).body
    return body.arguments(of: body.expressions[Int(call)]).map { table.interner[table.nameID($0.label, in: file)] }
  }

  /// The type that a receiver names, makes, or is: `LoginBuilder`, `LoginBuilder()`, a property `builder`,
  /// `self.builder`; a builder that is a local or a parameter, and one that a container is asked for:
  /// `container.resolve(LoginBuilder.self)`.
  private func typeAsked(
    by node: UInt32, in file: UInt32, context: UInt32, of key: TypeKey, depth: Int = 0
  ) -> TypeKey? {
    let body = table.facts(of: file).body
    var fact = body.expressions[Int(body.unwrapped(node))]
    if fact.kind == .call, fact.operand != .max {
      let callee = body.expressions[Int(fact.operand)]
      if callee.kind == .member, let wanted = metatype(handedTo: fact, in: file) {
        return builder(hierarchy.resolver.lookup(wanted, in: file, context: context))
      }
      fact = callee
    }
    guard fact.hasName else { return nil }
    let name = table.nameID(fact.payload, in: file)
    if table.interner.isCapital(name) {
      return fact.kind == .name ? hierarchy.resolver.lookup(name, in: file, context: context)?.key : nil
    }
    if fact.kind == .member { return isMemberOfSelf(fact, in: file) ? typeOfProperty(name, of: key) : nil }
    if fact.kind == .name, let local = body.local(called: fact.payload, at: node) {
      if local.type != .max { return builder(hierarchy.resolver.value(ofType: local.type, in: file, context: context)) }
      guard depth < 16, [.variable, .optionalBinding, .capture].contains(local.kind), local.value < node else {
        return nil
      }
      return typeAsked(by: local.value, in: file, context: context, of: key, depth: depth + 1).flatMap {
        builder(.plain($0))
      }
    }
    if let parameter = parameter(called: fact.payload, of: DeclarationRef(file: file, declaration: context)) {
      return builder(hierarchy.resolver.value(ofType: parameter.type, in: file, context: context))
    }
    return typeOfProperty(name, of: key)
  }

  /// `self.builder`
  private func isMemberOfSelf(_ member: ExpressionNode, in file: UInt32) -> Bool {
    guard member.operand != .max else { return false }
    let owner = table.facts(of: file).body.expressions[Int(member.operand)]
    return owner.kind == .name && table.nameID(owner.payload, in: file) == hierarchy.resolver.known.`self`
  }

  /// The type that a property is declared with.
  private func typeOfProperty(_ name: NameID, of key: TypeKey) -> TypeKey? {
    guard let member = table.members(named: name, of: key).first(where: { table.declaration($0).kind == .variable })
    else { return nil }
    let type = table.declaration(member).type
    return hierarchy.resolver.value(ofType: type, in: member.file, context: member.declaration).key
  }

  /// The type of a value at hand, where it is called a builder: other types return what is there already.
  private func builder(_ value: Value?) -> TypeKey? {
    guard let key = value?.key, !key.isExternal, isCalledBuilder(key.index) else { return nil }
    return key
  }

  private func parameter(called name: FileNameID, of function: DeclarationRef) -> ParameterFact? {
    let surface = table.facts(of: function.file).surface
    return surface.parameters(of: table.declaration(function)).first { $0.name == name }
  }

  /// The type whose metatype is the first argument of a call: `LoginBuilder.self`.
  private func metatype(handedTo call: ExpressionNode, in file: UInt32) -> NameID? {
    let body = table.facts(of: file).body
    guard let argument = body.arguments(of: call).first, argument.value != .max,
      case let value = body.expressions[Int(argument.value)], value.kind == .member, value.operand != .max,
      table.nameID(value.payload, in: file) == hierarchy.resolver.known.`self`,
      case let type = body.expressions[Int(value.operand)], type.kind == .name
    else { return nil }
    return table.nameID(type.payload, in: file)
  }

  /// Whether a function of a type returns a part of a module.
  ///
  /// - Parameter asked: that type, or one that inherits the function: `static func make() -> Self` of a mixin returns
  ///   an object of that.
  private func hands(_ name: NameID, _ owner: TypeKey, _ parts: Set<Int>, askedOf asked: Int) -> Bool {
    // What a builder returns as `UIViewController` is a screen.
    let isBuilder = !owner.isExternal && isCalledBuilder(owner.index)
    return table.members(named: name, of: owner).contains { member in
      let declaration = table.declaration(member)
      guard declaration.kind == .function, declaration.type != .max else { return false }
      if hierarchy.resolver.mentionsSelf(declaration.type, in: member.file) {
        return declaration.modifiers.belongToType && parts.contains(asked)
      }
      return hierarchy.resolver.value(ofType: declaration.type, in: member.file, context: member.declaration).keys
        .contains {
          $0.isExternal ? isBuilder && hierarchy.isOfScreen($0) : parts.contains($0.index)
        }
    }
  }
}
