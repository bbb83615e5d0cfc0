import SwiftFacts
import SymbolGraph

/// What is certainly of a type from outside, though the name of that type is unknown.
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
      return key.isExternal && !resolver.known.placeholders.contains(key.nameID) && arguments.allSatisfy(isOutside)
    case .metatype(let inner), .array(let inner): return isOutside(inner)
    case .dictionary(let key, let element): return isOutside(key) && isOutside(element)
    case .tuple(let parts): return parts.allSatisfy { isOutside($0.value) }
    case .function(let parameters, let result): return parameters.allSatisfy(isOutside) && isOutside(result)
    case .composition(let parts): return !parts.isEmpty && parts.allSatisfy(isOutside)
    case .unknown, .ambiguous, .parameter, .associated: return false
    }
  }
}

extension TypeInferrer {
  /// An unknown member of a type from outside.
  func outsideMember(_ name: NameID, of base: Value, _ body: Body) -> (Value, Target)? {
    guard hierarchy.isOutside(base), !grafted.contains(name, isOfType: isMetatype(base)) else { return nil }
    if case .metatype(let inner) = base {
      if let key = inner.key, isModule(key.nameID, body) { return nil }
      if resolver.known.handsOutOwnTypes.contains(inner.key?.nameID ?? 0) { return nil }
      if table.interner.isCapital(name) {
        return table.global(name, seenFrom: body.file) == nil ? (.metatype(.outside), .type) : nil
      }
    }
    return (.outside, .external)
  }

  private func isModule(_ name: NameID, _ body: Body) -> Bool {
    known.systemModules.contains(name)
      || body.facts.surface.imports.contains { table.nameID($0.target, in: body.file) == name }
  }

  /// A type that is not filled in with others: the language's data, and the families of UIKit and AppKit.
  func isKnownPlain(_ key: TypeKey) -> Bool {
    if language.isPlainData(key.nameID) { return true }
    return !known.frameworks.hosts.contains(key.nameID) && hierarchy.isOfSystem(key)
  }

  /// Whether a call does not pass anything of the project.
  /// - Parameter except: an argument that is not asked about.
  func passesNothingOwn(_ call: ExpressionNode, except: Int = -1, _ body: Body) -> Bool {
    (0..<Int(call.count)).allSatisfy { index in
      let argument = body.facts.body.arguments[Int(call.payload) + index]
      return index == except || argument.value == .max || isNothingOwn(argument.value, body)
    }
  }

  private func isNothingOwn(_ node: UInt32, _ body: Body, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    let value = body.code.value(node)
    if hierarchy.isOutside(value) { return true }
    let fact = body.expression(node)
    switch fact.kind {
    case .literal: return true
    // `.medium`: of a type that the function names, which is from outside as well.
    case .implicitMember:
      return value.isUnknown && !grafted.contains(table.nameID(fact.payload, in: body.file), isOfType: true)
    case .call where fact.operand != .max && body.expression(fact.operand).kind == .implicitMember:
      return isNothingOwn(fact.operand, body, depth: depth + 1) && passesNothingOwn(fact, body)
    case .array, .dictionary, .tuple:
      return (0..<Int(fact.count)).allSatisfy {
        let part = body.facts.body.arguments[Int(fact.payload) + $0].value
        return part == .max || isNothingOwn(part, body, depth: depth + 1)
      }
    case .closure: return returnsNothing(fact.payload, body)
    default: return false
    }
  }

  /// No `return` with a value stands in a closure.
  private func returnsNothing(_ scope: UInt32, _ body: Body) -> Bool {
    let fact = body.facts.body.scopes[Int(scope)]
    return !(fact.firstExpression..<fact.endExpression).contains { node in
      let inner = body.expression(node)
      return inner.kind == .return && inner.operand != .max
        && !isVoid(body.code.value(inner.operand))
        && body.expression(inner.operand).kind != .assignment
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
