import SwiftFacts
import SymbolGraph

/// What extensions of collections and protocols know of `Element` and other associated types.
extension TypeInferrer {
  /// `self` at a place.
  func selfValue(in file: UInt32, context: UInt32) -> Value {
    var outer = context
    while outer != .max {
      let at = DeclarationRef(file: file, declaration: outer)
      let fact = table.declaration(at)
      if fact.kind.isNominal { break }
      if fact.kind == .extension, let key = table.key(of: at) {
        if let collection = collection(extendedBy: at, fact, key) { return collection }
        break
      }
      outer = fact.parent
    }
    return resolver.constrainedSelf(in: file, context: context)
  }

  /// `extension Array where Element == Room`: what is extended is a list of rooms. `extension Optional where Wrapped:
  /// UIViewController`: it is a view controller, if any.
  func collection(extendedBy at: DeclarationRef, _ fact: DeclarationFact, _ key: TypeKey) -> Value? {
    guard fact.kind == .extension, key.isExternal else { return nil }
    if key.nameID == known.optional { return requirement(on: known.wrapped, by: at, fact) }
    guard known.collections.contains(key.nameID) else { return nil }
    return .array(elementType(requiredBy: at, fact) ?? .unknown)
  }

  private func elementType(requiredBy at: DeclarationRef, _ fact: DeclarationFact) -> Value? {
    requirement(on: known.element, by: at, fact)
  }

  /// The right side of `where Name == X`, `where Name: X` or `where Self.Name == X`.
  private func requirement(on name: NameID, by at: DeclarationRef, _ fact: DeclarationFact) -> Value? {
    let surface = table.facts(of: at.file).surface
    for index in 0..<Int(fact.requirementCount) {
      let requirement = surface.requirements[Int(fact.requirements) + index]
      let left = surface.types[Int(requirement.left)]
      guard left.kind == .named || left.kind == .member, table.nameID(left.name, in: at.file) == name else { continue }
      return value(ofType: requirement.right, in: at.file, context: fact.parent)
    }
    return nil
  }

  /// What a value is filled in with: by what the language calls it.
  typealias Filling = (parameter: NameID, value: Value)

  /// Members that the project gives to lists in an extension.
  func extensionMember(_ name: NameID, of element: Value, node: UInt32, _ body: Body) -> (Value, Target)? {
    extensionMember(name, of: .array(element), known.collections, [(known.element, element)], node: node, body)
  }

  /// Members that the project gives to optionals: `extension Optional { func or(_ other: Wrapped) -> Wrapped }`.
  func extensionMember(ofOptional value: Value, named name: NameID, node: UInt32, _ body: Body) -> (
    Value, Target
  )? {
    guard grafted.contains(name, isOfType: false) else { return nil }
    switch value {
    case .unknown, .outside, .ambiguous, .metatype, .function: return nil
    default: return extensionMember(name, of: value, [known.optional], [(known.wrapped, value)], node: node, body)
    }
  }

  /// - Parameter owners: the types of the language that the receiver is one of.
  func extensionMember(
    _ name: NameID, of receiver: Value, _ owners: [NameID], _ fillings: [Filling], node: UInt32, _ body: Body
  ) -> (Value, Target)? {
    var candidates: [DeclarationRef] = []
    var owner = TypeKey(external: 0)
    for nameID in owners {
      let key = TypeKey(external: nameID)
      for at in lookedAt(table.places(ofMembers: name, of: key), from: body.file) {
        let parent = DeclarationRef(file: at.file, declaration: table.declaration(at).parent)
        let fact = table.declaration(parent)
        guard fillings.allSatisfy({ fits($0.value, requirement(on: $0.parameter, by: parent, fact)) }) else { continue }
        owner = key
        candidates.append(at)
      }
    }
    // `items.first` beside a `first(_ count: Int)` of the project's own is the language's.
    let call = body.call(of: node)
    let meant = candidates.filter {
      call == .max ? table.declaration($0).kind == .variable : accepts($0, body.expression(call), body)
    }
    guard let at = meant.first ?? (language.effect(of: name) == nil ? candidates.first : nil) else { return nil }
    let value = value(of: at, owner: owner, derived: (owner, fillings.map(\.value)), receiver: receiver)
    return (value, .member(at, owner: owner))
  }

  /// `rows[safe: 3]`, `sections[indexPath]`: by a subscript that the project gives its lists. That of the language
  /// takes a number.
  func subscripted(listOf element: Value, _ fact: ExpressionNode, _ body: Body) -> Value? {
    guard grafted.hasOwnSubscripts, let name = subscriptName, fact.count == 1 else { return nil }
    let argument = body.facts.body.arguments[Int(fact.payload)]
    let index = argument.value == .max ? nil : body.code.value(argument.value).key
    for collection in known.collections {
      let key = TypeKey(external: collection)
      for at in lookedAt(table.places(ofMembers: name, of: key), from: body.file)
      where accepts(at, fact, body) {
        let parent = DeclarationRef(file: at.file, declaration: table.declaration(at).parent)
        guard fits(element, elementType(requiredBy: parent, table.declaration(parent))) else { continue }
        let taken = signature(at).parameters.first?.key
        if argument.label == 0, taken == nil || taken != index || taken?.nameID == known.int { continue }
        return value(of: at, owner: key, derived: (key, [element]), receiver: .array(element))
      }
    }
    return nil
  }

  private func fits(_ element: Value, _ required: Value?) -> Bool {
    guard let required, element != required else { return true }
    guard case .type(let key, _) = element else { return false }
    return required.keys.allSatisfy { $0 == key || hierarchy.inherits(key, from: $0) }
  }

  /// `extension Presenter where View == RoomsView`: inside, an associated type is what is required of it.
  func required(_ value: Value, by at: DeclarationRef, _ fact: DeclarationFact) -> Value {
    guard fact.kind == .extension, fact.requirementCount > 0 else { return value }
    return resolver.replace(value) { part in
      guard case .associated(let key) = part else { return nil }
      return requirement(on: table.entity(key).name, by: at, fact)
    }
  }

  /// `ForEach(rooms) { room in … }`, `List(rooms) { … }`: the closure is handed an element of the first argument; so is
  /// a key path (`id: \.name`).
  func rowClosure(_ callee: UInt32, _ body: Body) -> [Value]? {
    let type = table.named(byCallee: callee, in: body.file)
    guard case .metatype(.type(let key, _)) = body.code.value(type), key.isExternal,
      known.frameworks.rowBuilders.contains(key.nameID), case let call = body.call(of: callee), call != .max
    else { return nil }
    let fact = body.expression(call)
    guard fact.count > 0, case let first = body.facts.body.arguments[Int(fact.payload)], first.label == 0,
      first.value != .max, case .array(let element) = body.code.value(first.value)
    else { return nil }
    return [element]
  }

  /// `decoder.decode(Answer.self, from: data)`, `container.resolve(Service.self)`: functions of a library that return
  /// what is named.
  func namedByArgument(_ callee: ExpressionNode, _ call: ExpressionNode, _ body: Body) -> Value? {
    guard callee.kind == .member, call.count > 0,
      known.namesItsResult.contains(table.nameID(callee.payload, in: body.file))
    else { return nil }
    if case .member = body.code.target(call.operand) { return nil }
    let first = body.facts.body.arguments[Int(call.payload)]
    guard first.value != .max, case .metatype(let named) = body.code.value(first.value) else { return nil }
    // `data.decode(type: [Item].self, decoder: JSONDecoder())`
    if case .type(let key, let arguments) = body.code.value(callee.operand), key.isExternal, !arguments.isEmpty,
      hierarchy.inherits(key, from: TypeKey(external: known.streams.publisher))
    {
      return .type(key, [named])
    }
    return named
  }
}
