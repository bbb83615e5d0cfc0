import SwiftFacts
import SymbolGraph

/// `$name`: what a property wrapper shows of a property beside its value.
extension TypeInferrer {
  /// `$state` as a plain name.
  func projection(
    _ name: NameID, at node: UInt32, scope: UInt32, context: UInt32, _ body: Body
  ) -> (Value, Target) {
    guard let bare = bareName(name) else { return (.unknown, .unknown) }
    // `@Bindable var model = model` in a body: bindings to what the model has.
    if let spelled = table.namesOfFile[Int(body.file)].firstIndex(of: bare),
      body.introduced[spelled].contains(.local),
      let local = local(FileNameID(spelled), at: node, scope: scope, body)
    {
      return (valueOfLocal(local, body), .local(local))
    }
    let own = resolver.selfValue(in: body.file, context: context)
    return projectedMember(bare, of: own, at: node, body) ?? (.unknown, .unknown)
  }

  /// `x.$state`
  func projectedMember(
    _ name: NameID, at node: UInt32, of base: Value, _ body: Body
  ) -> (Value, Target)? {
    guard table.interner.utf8(name).first == UInt8(ascii: "$"), let bare = bareName(name) else { return nil }
    return projectedMember(bare, of: base, at: node, body)
  }

  private func bareName(_ name: NameID) -> NameID? {
    table.interner.find(String(decoding: table.interner.utf8(name).dropFirst(), as: UTF8.self))
  }

  private func projectedMember(
    _ bare: NameID, of base: Value, at node: UInt32, _ body: Body
  ) -> (Value, Target)? {
    guard let (value, target) = memberOf(base, named: bare, node: node, body, isOpen: true),
      case .member(let at, _) = target
    else { return nil }
    return (projected(value, of: at, at: node, body), target)
  }

  /// What the wrapper of a property shows.
  private func projected(_ value: Value, of at: DeclarationRef, at node: UInt32, _ body: Body) -> Value {
    let fact = table.declaration(at)
    let attributes = table.facts(of: at.file).surface.attributes
    for index in 0..<Int(fact.attributeCount) {
      let attribute = attributes[Int(fact.attributes) + index]
      let name = table.nameID(attribute.name, in: at.file)
      let wrapper =
        attribute.type == .max
        ? resolver.named(name, [], in: at.file, context: fact.parent)
        : self.value(ofType: attribute.type, in: at.file, context: fact.parent)
      if case .type(let key, let arguments) = wrapper, !key.isExternal {
        // Nearly always a wrapper is filled in with what it wraps.
        let filled = Value.type(key, arguments.isEmpty ? [value] : arguments)
        if let shown = memberOf(filled, named: known.projectedValue, node: node, body, isOpen: true) {
          return shown.0
        }
        continue
      }
      // A binding to a model has bindings to all that the model has: for us it is the model.
      if known.frameworks.bindings.contains(name) { return value }
      if name == known.streams.published { return .type(TypeKey(external: known.streams.publisher), [value]) }
    }
    return .unknown
  }
}
