import SwiftFacts
import SymbolGraph

extension Project {
  /// A type for people, as far as it is known: `[LoginPresenter]`, `LoginView & Loadable`. Nil where nothing is known.
  public func spelling(of value: Value) -> String? {
    switch value {
    case .unknown, .outside, .ambiguous: return nil
    case .type(let key, let arguments):
      let known = arguments.compactMap { spelling(of: $0) }
      return name(key) + (known.isEmpty || known.count < arguments.count ? "" : "<\(known.joined(separator: ", "))>")
    case .associated(let key): return name(key)
    case .parameter(let parameter):
      let fact = table.declaration(parameter.owner)
      let surface = table.facts(of: parameter.owner.file).surface
      let name = surface.genericParameters[Int(fact.genericParameters) + parameter.index].name
      return table.interner[table.nameID(name, in: parameter.owner.file)]
    case .metatype(let inner): return spelling(of: inner).map { $0 + ".Type" }
    case .array(let element): return spelling(of: element).map { "[\($0)]" }
    case .dictionary(let key, let element):
      return spelling(of: element).map { "[\(spelling(of: key) ?? "_"): \($0)]" }
    case .tuple(let parts):
      return "(" + parts.map { spelling(of: $0.value) ?? "_" }.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return "(" + parameters.map { spelling(of: $0) ?? "_" }.joined(separator: ", ") + ") -> "
        + (spelling(of: result) ?? "_")
    case .composition(let parts):
      let known = parts.compactMap { spelling(of: $0) }
      return known.isEmpty ? nil : known.joined(separator: " & ")
    }
  }
}
