import SwiftFacts
import SymbolGraph

/// Properties whose wrapper fetches their value from elsewhere, and says so by a key path or a type:
/// `@Environment(\.dismiss) var dismiss`, `@Injected(\.session) var session`.
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
      guard let type, let root = rootOfKeyPaths(for: type, in: at.file, context: fact.parent) else { continue }
      var value: Value?
      for node in scope.firstExpression..<scope.endExpression {
        let expression = facts.body.expressions[Int(node)]
        switch expression.kind {
        case .member:
          // `\.session.user`
          guard let from = value.map(\.key) ?? root else { return .unknown }
          value = fetched(table.nameID(expression.payload, in: at.file), from: from)
        case .name where type == TypeKey(external: known.frameworks.environment):
          // `@Environment(Model.self) var model`
          let named = resolver.named(
            table.nameID(expression.payload, in: at.file), [], in: at.file, context: fact.parent)
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

  /// Where the key paths begin that a wrapper is given.
  private func rootOfKeyPaths(for wrapper: TypeKey, in file: UInt32, context: UInt32) -> TypeKey? {
    if wrapper.isExternal {
      guard let root = known.frameworks.rootsOfKeyPaths[wrapper.nameID] else { return nil }
      return resolver.named(root, [], in: file, context: context).key
    }
    // `init(_ path: KeyPath<Container, Value>)`
    for place in memberLookups.find(known.`init`, of: wrapper).places {
      for parameter in signature(table.member(at: place)).parameters {
        if case .type(let path, let arguments) = parameter, path.isExternal, known.keyPaths.contains(path.nameID),
          let root = arguments.first?.key
        {
          return root
        }
      }
    }
    return nil
  }

  private func fetched(_ name: NameID, from root: TypeKey) -> Value {
    if root.isExternal, let value = externals[root.nameID, name] { return value }
    let (places, _) = memberLookups.find(name, of: root)
    guard !places.isEmpty, case let at = table.member(at: places.lowerBound), table.declaration(at).kind == .variable
    else { return .unknown }
    let value = valueOfVariable(at)
    // `var session: Factory<Session>`
    guard case .type(let key, let arguments) = value, key.isExternal else { return value }
    return externalMember(known.callAsFunction, of: key, arguments) ?? value
  }
}
