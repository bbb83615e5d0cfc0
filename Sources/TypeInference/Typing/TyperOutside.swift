import SwiftFacts
import SymbolGraph

/// What is certainly of a type from outside, though nobody knows its name.
///
/// A module from outside knows nothing of the project. What its types have is of types from outside, unless something
/// of the project is handed to it: as a generic argument, as an argument of the call, as the result of a closure, or as
/// what conforms or inherits. Where nothing of that kind takes part, nothing of the project can come out.
extension Hierarchy {
  /// Nothing of the project is in it.
  func isOutside(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    func isOutside(_ value: Value) -> Bool { self.isOutside(value, depth: depth + 1) }
    switch value {
    case .outside: return true
    case .type(let key, let arguments):
      return key.isExternal && !resolver.known.placeholders.contains(key.symbol) && arguments.allSatisfy(isOutside)
    case .metatype(let inner), .array(let inner): return isOutside(inner)
    case .dictionary(let key, let element): return isOutside(key) && isOutside(element)
    case .tuple(let parts): return parts.allSatisfy { isOutside($0.value) }
    case .function(let parameters, let result): return parameters.allSatisfy(isOutside) && isOutside(result)
    case .composition(let parts): return !parts.isEmpty && parts.allSatisfy(isOutside)
    case .unknown, .ambiguous, .parameter, .associated: return false
    }
  }
}

extension Typer {
  /// A member, that nobody knows, of a type from outside.
  func outsideMember(_ name: Symbol, of base: Value, _ stretch: Stretch) -> (Value, Target)? {
    guard hierarchy.isOutside(base), !grafted.contains(name, isOfType: isMetatype(base)) else { return nil }
    if case .metatype(let inner) = base {
      if let key = inner.key, isModule(key.symbol, stretch) { return nil }
      if resolver.known.handsOutOwnTypes.contains(inner.key?.symbol ?? 0) { return nil }
      if table.symbols.isCapital(name) {
        return table.global(name, seenFrom: stretch.file) == nil ? (.metatype(.outside), .type) : nil
      }
    }
    return (.outside, .external)
  }

  private func isModule(_ name: Symbol, _ stretch: Stretch) -> Bool {
    known.systemModules.contains(name)
      || stretch.facts.surface.imports.contains { table.symbol($0.target, in: stretch.file) == name }
  }

  /// A type that is not filled in with others: the language's data, and the families of UIKit and AppKit.
  func isKnownPlain(_ key: TypeKey) -> Bool {
    if language.isPlainData(key.symbol) { return true }
    return !known.frameworks.hosts.contains(key.symbol) && hierarchy.isOfSystem(key)
  }

  /// Whether nothing of the project is handed over with a call.
  /// - Parameter except: an argument that is not asked about.
  func handsOverNothingOwn(_ call: ExpressionNode, except: Int = -1, _ stretch: Stretch) -> Bool {
    (0..<Int(call.count)).allSatisfy { index in
      let argument = stretch.facts.body.arguments[Int(call.payload) + index]
      return index == except || argument.value == .max || isNothingOwn(argument.value, stretch)
    }
  }

  private func isNothingOwn(_ node: UInt32, _ stretch: Stretch, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    let value = stretch.code.value(node)
    if hierarchy.isOutside(value) { return true }
    let fact = stretch.expression(node)
    switch fact.kind {
    case .literal: return true
    // `.medium`: of a type that the function names, which is from outside as well.
    case .implicitMember:
      return value.isUnknown && !grafted.contains(table.symbol(fact.payload, in: stretch.file), isOfType: true)
    case .call where fact.operand != .max && stretch.expression(fact.operand).kind == .implicitMember:
      return isNothingOwn(fact.operand, stretch, depth: depth + 1) && handsOverNothingOwn(fact, stretch)
    case .array, .dictionary, .tuple:
      return (0..<Int(fact.count)).allSatisfy {
        let part = stretch.facts.body.arguments[Int(fact.payload) + $0].value
        return part == .max || isNothingOwn(part, stretch, depth: depth + 1)
      }
    case .closure: return handsBackNothing(fact.payload, stretch)
    default: return false
    }
  }

  /// No `return` with a value stands in a closure.
  private func handsBackNothing(_ scope: UInt32, _ stretch: Stretch) -> Bool {
    let fact = stretch.facts.body.scopes[Int(scope)]
    return !(fact.firstExpression..<fact.endExpression).contains { node in
      let inner = stretch.expression(node)
      return inner.kind == .return && inner.operand != .max
        && !isVoid(stretch.code.value(inner.operand))
        && stretch.expression(inner.operand).kind != .assignment
    }
  }

  private func isVoid(_ value: Value) -> Bool {
    if case .tuple(let parts) = value { return parts.isEmpty }
    return false
  }

  /// What comes out of two operands: of two numbers a number, but also a range, or whether they are equal.
  func combined(_ left: Value, _ right: Value) -> Value {
    !grafted.hasOwnOperators && hierarchy.isOutside(left) && hierarchy.isOutside(right) ? .outside : .unknown
  }
}
