import SwiftFacts
import SymbolGraph

/// Properties whose wrapper fetches their value from elsewhere, and says so by a key path or a type:
/// `@Environment(\.dismiss) var dismiss`, `@Inject(Session.self) var session`.
extension TypeInferrer {
  /// The value of a variable that has neither a type nor a value of its own.
  @inline(never)
  func fetchedValue(of at: DeclarationRef, _ fact: DeclarationFact) -> Value {
    guard fact.attributeCount > 0 else { return .unknown }
    let facts = table.facts(of: at.file)
    let given = facts.body.scopes(in: fact.range).first { $0.kind == .attribute && $0.owner == at.declaration }
    for attribute in facts.surface.attributes(of: fact) {
      func named(_ name: NameID) -> Value { resolver.named(name, [], in: at.file, context: fact.parent) }
      guard let type = wrapper(attribute, in: at.file, context: fact.parent) else { continue }
      // `@CurrentSession var session`, whose wrapper always holds one type
      if !type.isExternal, case .type(let held, []) = wrappedValue(of: type), !held.isExternal { return .plain(held) }
      guard let scope = given, let gift = gift(of: type, named: named) else { continue }
      var path = GivenPath()
      for node in scope.firstExpression..<scope.endExpression {
        let expression = facts.body.expressions[Int(node)]
        switch expression.kind {
        case .keyPathRoot where gift.isMember:
          // `\Container.session`
          let root =
            expression.payload == .max
            ? gift.root : resolver.value(ofType: expression.payload, in: at.file, context: fact.parent).key
          path = GivenPath(end: node, isKeyPath: true, type: root)
        case .member where expression.operand == path.end && path.isKeyPath:
          // `\.session.user`
          guard let from = path.type else { return .unknown }
          path.value = fetched(table.nameID(expression.payload, in: at.file), from: from)
          (path.end, path.type) = (node, path.value?.key)
        case .keyPath where expression.operand == path.end && path.isKeyPath:
          return path.value.map { value(of: type, holding: $0, gift) } ?? .unknown
        case .chain where expression.operand == path.end, .force where expression.operand == path.end: path.end = node
        case .name where gift.isArgument:
          path = GivenPath(end: node, type: named(table.nameID(expression.payload, in: at.file)).key)
        case .member where expression.operand == path.end && !path.isKeyPath:
          // `@Inject(Login.Session.self) var session`
          let name = table.nameID(expression.payload, in: at.file)
          guard let type = path.type, !type.isExternal else { continue }
          if name == known.`self` { return .plain(type) }
          (path.end, path.type) = (node, table.type(named: name, in: type))
        default: break
        }
      }
    }
    return .unknown
  }

  /// What the argument of a wrapper names, as far as it has been read.
  private struct GivenPath {
    /// The last link so far, an index into `BodyFacts.expressions`.
    var end = UInt32.max
    var isKeyPath = false
    /// To which type it leads.
    var type: TypeKey?
    /// What a key path finds there.
    var value: Value?
  }

  /// What a wrapper holds whose key path leads to a value: `Service` where `init(_ path: KeyPath<Container,
  /// Factory<Service>>)` is given one to a `Factory<Session>`.
  private func value(of wrapper: TypeKey, holding value: Value, _ gift: Gift) -> Value {
    guard let pattern = gift.pattern, !wrapper.isExternal, case let owner = table.entity(wrapper).at else {
      return value
    }
    var bound = [Value](repeating: .unknown, count: Int(table.declaration(owner).genericParameterCount))
    bind(pattern, to: value, owner: owner, &bound)
    let held = filled(gift.held, of: owner, with: bound)
    return held.isUnknown || held.isOpen ? value : held
  }

  /// The type of a wrapper: `@Environment(…)`, `@SwiftUI.Environment(…)`.
  private func wrapper(_ attribute: AttributeFact, in file: UInt32, context: UInt32) -> TypeKey? {
    let types = table.facts(of: file).surface.types
    if attribute.type != .max, types[Int(attribute.type)].kind == .member {
      return resolver.value(ofType: attribute.type, in: file, context: context).key
    }
    let name = table.nameID(attribute.name, in: file)
    return resolver.named(name, [], in: file, context: context).key ?? TypeKey(external: name)
  }

  /// Where the value of a wrapper comes from.
  private struct Gift {
    /// An object of the type that it is given.
    var isArgument = false
    /// What the key path says that it is given.
    var isMember = false
    /// Where its key paths begin, if they do not say it themselves.
    var root: TypeKey?
    /// Of a wrapper of the project: the type of what its key paths lead to, and of what it holds itself.
    var pattern: Value?
    var held = Value.unknown
  }

  /// For a library's wrapper this is known by name; for one of the project the parameters of its initialisers say it.
  private func gift(of wrapper: TypeKey, named: (NameID) -> Value) -> Gift? {
    if wrapper.isExternal {
      guard let meaning = wrappers[wrapper.nameID] else { return nil }
      return Gift(
        isArgument: meaning.givesArgument, isMember: meaning.givesMember, root: meaning.root.flatMap { named($0).key })
    }
    let held = wrappedValue(of: wrapper)
    var gift = Gift(held: held)
    for place in memberLookups.find(known.`init`, of: wrapper).places {
      for parameter in signature(table.member(at: place)).parameters.flatMap(\.parts) {
        switch parameter {
        // `init(_ type: Value.Type)`, where `Value` is what it holds
        case .metatype(let type) where type == held && !held.isUnknown: gift.isArgument = true
        case .type(let path, let arguments) where path.isExternal && known.keyPaths.contains(path.nameID):
          // `init(_ path: KeyPath<Container, Value>)`, `init(_ path: KeyPath<Container, Value> & Sendable)`
          guard !gift.isMember, let root = arguments.first?.key else { continue }
          gift.isMember = true
          (gift.root, gift.pattern) = (root, arguments.count > 1 ? arguments[1] : nil)
        default: continue
        }
      }
    }
    return gift.isArgument || gift.isMember ? gift : nil
  }

  /// The type of the value of a wrapper that the project declares: a type, or a generic parameter.
  private func wrappedValue(of wrapper: TypeKey) -> Value {
    let places = memberLookups.find(known.wrappedValue, of: wrapper).places
    guard let place = places.first, case let at = table.member(at: place), table.declaration(at).kind == .variable
    else { return .unknown }
    return valueOfVariable(at)
  }

  private func fetched(_ name: NameID, from root: TypeKey) -> Value {
    if root.isExternal, let value = externalMember(name, of: root, []) { return value }
    let (places, _) = memberLookups.find(name, of: root)
    guard !places.isEmpty, case let at = table.member(at: places.lowerBound), table.declaration(at).kind == .variable
    else { return .unknown }
    let value = valueOfVariable(at)
    // `var session: Factory<Session>`
    guard case .type(let key, let arguments) = value, key.isExternal else { return value }
    return externalMember(known.callAsFunction, of: key, arguments) ?? value
  }
}
