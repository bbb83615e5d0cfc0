import SwiftFacts
import SymbolGraph

/// Properties whose wrapper fetches their value from elsewhere, and says so by a key path or a type:
/// `@Environment(\.dismiss) var dismiss`, `@Inject(Session.self) var session`.
extension TypeInferrer {
  /// The value of a variable that has neither a type nor a value of its own.
  @inline(never)
  func fetchedValue(of at: DeclarationRef, _ fact: DeclarationFact) -> Value {
    guard fact.attributeCount > 0 else { return .unknown }
    let facts = table.files[Int(at.file)].facts
    let own = facts.body.scopes(in: fact.range)
    guard let scope = own.first(where: { $0.kind == .attribute && $0.owner == at.declaration }) else { return .unknown }
    for index in 0..<Int(fact.attributeCount) {
      let attribute = facts.surface.attributes[Int(fact.attributes) + index]
      let type = wrapper(attribute, in: at.file, context: fact.parent)
      func named(_ name: NameID) -> Value { resolver.named(name, [], in: at.file, context: fact.parent) }
      guard let type, let gift = gift(of: type, named: named) else { continue }
      var value: Value?
      for node in scope.firstExpression..<scope.endExpression {
        let expression = facts.body.expressions[Int(node)]
        switch expression.kind {
        case .keyPathRoot where gift.isMember && expression.payload != .max:
          // `\Container.session`
          value = resolver.value(ofType: expression.payload, in: at.file, context: fact.parent)
        case .member where gift.isMember:
          // `\.session.user`
          guard let from = value.map(\.key) ?? gift.root else { return .unknown }
          value = fetched(table.nameID(expression.payload, in: at.file), from: from)
        case .name where gift.isArgument:
          // `@Inject(Session.self) var session`
          let named = named(table.nameID(expression.payload, in: at.file))
          if let key = named.key, !key.isExternal { return named }
        default: break
        }
      }
      if let value { return value }
    }
    return .unknown
  }

  /// The type of a wrapper: `@Environment(…)`, `@SwiftUI.Environment(…)`.
  private func wrapper(_ attribute: AttributeFact, in file: UInt32, context: UInt32) -> TypeKey? {
    let types = table.files[Int(file)].facts.surface.types
    if attribute.type != .max, types[Int(attribute.type)].kind == .member {
      return resolver.value(ofType: attribute.type, in: file, context: context).key
    }
    let name = table.nameID(attribute.name, in: file)
    return resolver.named(name, [], in: file, context: context).key ?? TypeKey(external: name)
  }

  /// What a wrapper hands over.
  private struct Gift {
    /// An object of the type that it is given.
    var isArgument = false
    /// What the key path says that it is given.
    var isMember = false
    /// Where its key paths begin, if they do not say it themselves.
    var root: TypeKey?
  }

  /// One of a library hands over what is known of its name, one of the project what its initialisers ask for.
  private func gift(of wrapper: TypeKey, named: (NameID) -> Value) -> Gift? {
    if wrapper.isExternal {
      guard let meaning = wrappers[wrapper.nameID] else { return nil }
      return Gift(
        isArgument: meaning.givesArgument, isMember: meaning.givesMember, root: meaning.root.flatMap { named($0).key })
    }
    var gift = Gift()
    for place in memberLookups.find(known.`init`, of: wrapper).places {
      for parameter in signature(table.member(at: place)).parameters {
        switch parameter {
        case .metatype: gift.isArgument = true  // `init(_ type: Value.Type)`
        case .type(let path, let arguments) where path.isExternal && known.keyPaths.contains(path.nameID):
          // `init(_ path: KeyPath<Container, Value>)`
          guard !gift.isMember, let root = arguments.first?.key else { continue }
          gift.isMember = true
          gift.root = root
        default: continue
        }
      }
    }
    return gift.isArgument || gift.isMember ? gift : nil
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
