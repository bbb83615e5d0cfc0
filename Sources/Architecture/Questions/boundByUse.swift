import SwiftFacts
import SymbolGraph

extension Project {
  /// What a generic parameter must be for the types that its declaration fills with it: `func show<V>(_ router:
  /// Router<V>)`, where `class Router<V: UIViewController>`, is about view controllers.
  public func boundByUse(_ parameter: GenericParameterRef) -> TypeKeys {
    let resolver = hierarchy.resolver
    let fact = table.declaration(parameter.owner)
    let surface = table.facts(of: parameter.owner.file).surface
    for taken in surface.parameters(of: fact) {
      let value = resolver.value(ofType: taken.type, in: parameter.owner.file, context: parameter.owner.declaration)
      guard case .type(let key, let arguments) = value, !key.isExternal else { continue }
      for (index, argument) in arguments.enumerated() where argument == .parameter(parameter) {
        let bound = GenericParameterRef(owner: table.entity(key).at, index: index)
        guard index < Int(table.declaration(bound.owner).genericParameterCount) else { continue }
        let keys = resolver.constraint(of: bound).keys
        if !keys.isEmpty { return keys }
      }
    }
    return TypeKeys([])
  }
}
