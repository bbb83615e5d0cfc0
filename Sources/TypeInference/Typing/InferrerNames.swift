import SwiftFacts
import SymbolGraph

/// The value of a plain name: local, parameter, member of the type around it, type, or global.
extension TypeInferrer {
  @inline(never)
  func name(_ node: UInt32, _ fact: ExpressionNode, _ body: Body) -> (Value, Target) {
    if fact.flags.contains(.isMacroName) { return (.unknown, .unknown) }
    let file = body.file
    let name = table.nameID(fact.payload, in: file)
    let scope = body.scope(of: node)
    let context = context(of: scope, body)
    if name == known.`self` { return (selfValue(in: file, context: context), .own) }
    if name == known.super { return (superclass(in: file, context: context), .own) }
    if name == known.selfType { return (.metatype(resolver.constrainedSelf(in: file, context: context)), .own) }
    let introduced = body.introduced[Int(fact.payload)]
    if introduced.contains(.local), let local = local(fact.payload, at: node, scope: scope, body) {
      let owner = body.facts.body.scopes[Int(body.facts.body.locals[Int(local)].scope)].owner
      if introduced.contains(.parameter), let nearer = parameter(fact.payload, from: context, to: owner, body) {
        return nearer
      }
      return (valueOfLocal(local, body), .local(local))
    }
    let first = table.interner.utf8(name).first
    if first == UInt8(ascii: "_"), !table.declared.members.contains(name),
      let found = behindWrapper(name, node, context, body)
    {
      return found
    }
    if first == UInt8(ascii: "$") {
      return dollar(name, scope: scope, body)
        ?? projection(name, at: node, scope: scope, context: context, body)
    }
    var outer = context
    while outer != .max {
      let at = DeclarationRef(file: file, declaration: outer)
      let owner = table.declaration(at)
      switch owner.kind {
      case .function, .initializer, .subscript:
        if introduced.contains(.parameter), let found = parameter(fact.payload, of: at, owner) { return found }
        if introduced.contains(.function), let found = localFunction(fact.payload, in: at, scope: scope, body) {
          return found
        }
        if let type = table.localType(named: name, in: at) {
          return (.metatype(.plain(type)), .type)
        }
      case .class, .struct, .enum, .actor, .protocol, .extension:
        if let key = table.key(of: at) {
          let own = collection(extendedBy: at, owner, key) ?? resolver.selfValue(in: file, context: outer)
          if let (value, target) = memberOf(own, named: name, node: node, body, isOpen: true) {
            return (required(value, by: at, owner), target)
          }
          for bound in owner.requirementCount > 0 ? resolver.selfBounds(of: at) : [] {
            if let found = memberOf(bound, named: name, node: node, body, isOpen: true) { return found }
          }
          if let nested = resolver.nested(name, in: .plain(key)) { return (.metatype(opened(nested)), .type) }
          if !key.isExternal, let index = genericParameterIndex(name, of: table.entity(key).at) {
            return (.metatype(.parameter(GenericParameterRef(owner: table.entity(key).at, index: index))), .type)
          }
        }
      default: break
      }
      outer = owner.parent
    }
    return global(name, node: node, context: context, body)
  }

  /// `_presenter`: the wrapper of the property `presenter`, which for us is the property.
  func behindWrapper(
    _ name: NameID, _ node: UInt32, _ context: UInt32, _ body: Body
  ) -> (Value, Target)? {
    let bare = String(decoding: table.interner.utf8(name).dropFirst(), as: UTF8.self)
    guard let nameID = table.interner.find(bare), nameID != 0 else { return nil }
    let own = resolver.selfValue(in: body.file, context: context)
    guard let found = memberOf(own, named: nameID, node: node, body), case .member(let at, _) = found.1,
      table.declaration(at).attributeCount > 0
    else { return nil }
    return found
  }

  @inline(never)
  func global(_ name: NameID, node: UInt32, context: UInt32, _ body: Body) -> (Value, Target) {
    let file = body.file
    let functions = table.places(ofMembers: name, of: nil)
    if !functions.isEmpty {
      let near = nearFunctions.find(name, functions, from: file)
      let call = body.call(of: node)
      if call != .max, near.count > 1 {
        let fitting = near.filter { accepts($0, body.expression(call), body) }
        note(fitting.map { Overload.Candidate(at: $0, owner: nil) }, of: call, receiver: .unknown, body)
      }
      if let at = choose(near, call: call, body) {
        let fact = table.declaration(at)
        if fact.kind == .variable { return (valueOfVariable(at), .member(at, owner: nil)) }
        return (function(at), .member(at, owner: nil))
      }
    }
    let isPlain = !body.expression(node).flags.contains(.hasGenericArguments)
    let plain = isPlain ? namedTypes.value(of: name) { type(named: name, node: node, context: context, body) } : nil
    let value = plain ?? type(named: name, node: node, context: context, body)
    return (value, value.isUnknown ? .unknown : .type)
  }

  /// A name that is no variable or function as a type; `.unknown` where it is none.
  private func type(named name: NameID, node: UInt32, context: UInt32, _ body: Body) -> Value {
    if let found = resolver.lookup(name, in: body.file, context: context) {
      return .metatype(opened(withArguments(found, of: node, body)))
    }
    // A capitalised name that the project does not declare is a type from outside.
    guard table.interner.isCapital(name) else { return .unknown }
    let arguments = genericArguments(of: node, body)
    if known.isList(name) { return .metatype(.array(arguments.first ?? .unknown)) }
    if name == known.dictionary, arguments.count == 2 {
      return .metatype(.dictionary(arguments[0], arguments[1]))
    }
    return .metatype(.type(TypeKey(external: name), arguments))
  }

  func opened(_ value: Value) -> Value {
    guard case .type(let key, let arguments) = value, !key.isExternal else { return value }
    switch table.entity(key).kind {
    case .typealias: return resolver.aliased(key, arguments)
    case .associatedtype: return .associated(key)
    default: return value
    }
  }

  func genericArguments(of node: UInt32, _ body: Body) -> [Value] {
    let facts = body.facts
    guard body.expression(node).flags.contains(.hasGenericArguments),
      case let all = facts.body.genericArguments, case let place = all.partitionPoint(where: { $0.expression >= node }),
      place < all.count, case let found = all[place], found.expression == node
    else { return [] }
    var types: [Value] = []
    var type = found.types
    for _ in 0..<found.count {
      types.append(written(type, at: node, body))
      type = max(type + 1, facts.surface.types[Int(type)].end)
    }
    return types
  }

  func withArguments(_ value: Value, of node: UInt32, _ body: Body) -> Value {
    guard case .type(let key, _) = value else { return value }
    let arguments = genericArguments(of: node, body)
    return arguments.isEmpty ? value : .type(key, arguments)
  }

  func superclass(in file: UInt32, context: UInt32) -> Value {
    guard case .type(let key, let arguments) = resolver.selfValue(in: file, context: context), !key.isExternal else {
      return .unknown
    }
    let supertypes = hierarchy.supertypes(of: .init(key: key, arguments: arguments))
    return supertypes.first { value in
      guard case .type(let key, _) = value else { return false }
      return key.isExternal || table.entity(key).kind == .class
    } ?? .unknown
  }

  func genericParameterIndex(_ name: NameID, of at: DeclarationRef) -> Int? {
    let fact = table.declaration(at)
    guard fact.genericParameterCount > 0, fact.kind != .protocol else { return nil }
    let parameters = table.facts(of: at.file).surface.genericParameters
    return (0..<Int(fact.genericParameterCount)).first {
      table.nameID(parameters[Int(fact.genericParameters) + $0].name, in: at.file) == name
    }
  }
}
