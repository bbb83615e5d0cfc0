import SwiftFacts
import SymbolGraph

/// Whether the arguments of a call can be meant for a function at all.
extension TypeInferrer {
  /// Nothing that is known of the arguments of a call speaks against a function.
  func takes(_ call: UInt32, _ at: DeclarationRef, _ body: Body) -> Bool {
    forEachArgument(of: call, to: at, body) { argument, wanted in
      let value = body.code.value(argument)
      let isLiteral = body.expression(argument).kind == .literal
      return !(isLiteral ? isContraryLiteral(value, to: wanted) : isContrary(value, to: wanted))
    }
  }

  /// Each argument of a call is certainly what the function asks for.
  func surelyTakes(_ call: UInt32, _ at: DeclarationRef, _ body: Body) -> Bool {
    var count = 0
    let fits = forEachArgument(of: call, to: at, body) { argument, wanted in
      count += 1
      switch (body.code.value(argument), wanted) {
      case (.type(let key, _), .type(let other, _)): return key == other || hierarchy.conforms(key, to: other)
      case (.function, .function): return true
      case (let value, _): return value == wanted
      }
    }
    // What has found no place, such as a closure behind a call, goes to some other function.
    return fits && count == Int(body.expression(call).count)
  }

  /// A value is certainly not of a type.
  func isContrary(_ value: Value, to wanted: Value, isExact: Bool = false, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch (value, wanted) {
    case (.type(let key, _), .type(let other, _)):
      if key == other { return false }
      if !key.isExternal, !other.isExternal {
        if isExact { return !isAlias(key) && !isAlias(other) }
        return !isAlias(key) && !mayBecome(key, other)
      }
      if other == TypeKey(external: known.frameworks.viewControllable) { return isWithoutFace(key) }
      if key.isExternal {
        if hierarchy.isOfSystem(key) {
          return other.isExternal ? language.isPlainData(other.nameID) : !mayBecome(key, other)
        }
        if other.isExternal {
          if language.isPlainData(key.nameID), hierarchy.isOfSystem(other) { return true }
          return language.isPlainData(key.nameID) && language.isPlainData(other.nameID)
            && !language.mayStand(key.nameID, for: other.nameID)
        }
      }
      return isConcrete(key) && isConcrete(other) && !hierarchy.inherits(key, from: other)
    case (.array(let one), .array(let other)): return isContrary(one, to: other, isExact: isExact, depth: depth + 1)
    case (.function, .type(let key, _)), (.type(let key, _), .function):
      return isConcrete(key) || hierarchy.isOfSystem(key)
    case (.array, .type(let key, _)), (.type(let key, _), .array): return isConcrete(key)
    default: return false
    }
  }

  /// `1` may be a `Double`, and a text of a type that says so, but neither is the other.
  private func isContraryLiteral(_ value: Value, to wanted: Value) -> Bool {
    guard case .type(let key, _) = value, case .type(let other, _) = wanted, key.isExternal else { return false }
    if other.isExternal {
      return hierarchy.isOfSystem(other)
        || language.isPlainData(other.nameID) && !language.mayStand(literal: key.nameID, for: other.nameID)
    }
    return isConcrete(other)
      && !hierarchy.ancestry(of: other).contains { $0.isExternal && known.literalProtocols.contains($0.nameID) }
  }

  /// A view controller that does not conform to RIBs' `ViewControllable`: none of UIKit's does so by itself.
  private func isWithoutFace(_ key: TypeKey) -> Bool {
    let face = TypeKey(external: known.frameworks.viewControllable)
    return hierarchy.isOfSystem(key)
      && hierarchy.ancestry(of: key).allSatisfy { ancestor in
        !ancestor.isExternal
          || (table.interner.isOfUIKit(ancestor.nameID) || hierarchy.isOfSystem(ancestor)
            || known.frameworks.objects.contains(ancestor.nameID))
            && !hierarchy.adoptions.has(ancestor, takingUp: face)
      }
  }

  private func mayBecome(_ key: TypeKey, _ other: TypeKey) -> Bool {
    isAlias(other) || hierarchy.conforms(key, to: other)
  }

  private func isAlias(_ key: TypeKey) -> Bool { !table.entity(key).kind.isNominal }

  /// Of the project and no protocol, or data of the language.
  private func isConcrete(_ key: TypeKey) -> Bool {
    if key.isExternal { return language.isPlainData(key.nameID) }
    let kind = table.entity(key).kind
    return kind.isNominal && kind != .protocol
  }
}
