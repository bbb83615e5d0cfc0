import SwiftFacts

/// Questions from outside: each begins with all the budget that one may cost (`Budget`).
extension TypeResolver {
  /// The value of a written type.
  /// - Parameter context: the declaration in whose scope it stands, `.max` for the file.
  public func value(ofType node: UInt32, in file: UInt32, context: UInt32) -> Value {
    var budget = Budget()
    return value(ofType: node, in: file, context: context, &budget)
  }

  /// A simple name in type position.
  public func named(_ name: NameID, _ arguments: [Value], in file: UInt32, context: UInt32) -> Value {
    var budget = Budget()
    return named(name, arguments, in: file, context: context, &budget)
  }

  /// What a typealias stands for.
  public func aliased(_ key: TypeKey, _ arguments: [Value] = []) -> Value {
    var budget = Budget()
    return aliased(key, arguments, &budget)
  }

  /// The parts of a composition that has a name, or what another typealias stands for. Names of compositions among them
  /// that `isOpened` chooses, all if it is not given, stand for their own parts. Not more than four names are opened.
  public func parts(ofComposition key: TypeKey, isOpened: (TypeKey) -> Bool = { _ in true }) -> [TypeKey] {
    var parts: [TypeKey] = []
    var seen: Set<TypeKey> = [key]
    var open = [key]
    var opened = 0
    while opened < 4, let next = open.popLast() {
      opened += 1
      for part in aliased(next).keys where seen.insert(part).inserted {
        if !part.isExternal, table.entity(part).kind == .typealias, isOpened(part) {
          open.append(part)
        } else {
          parts.append(part)
        }
      }
    }
    return parts
  }

  /// A type inside a type, its own or one that a supertype declares.
  public func nested(_ name: NameID, in base: Value) -> Value? {
    var budget = Budget()
    return nested(name, in: base, &budget)
  }

  /// What a root of an inheritance clause is.
  func supertype(_ root: UInt32, writtenBy at: DeclarationRef, of type: DeclarationRef) -> Value {
    var budget = Budget()
    return supertype(root, writtenBy: at, of: type, &budget)
  }

  /// What a type name means at a place: generic parameters, local and nested types outwards, then the whole project.
  /// Nil for names that the project does not declare.
  public func lookup(_ name: NameID, in file: UInt32, context: UInt32) -> Value? {
    var budget = Budget()
    return lookup(name, in: file, context: context, &budget)
  }

  /// Puts arguments in the place of the generic parameters of one owner.
  public func substitute(_ value: Value, owner: DeclarationRef, arguments: [Value]) -> Value {
    var budget = Budget()
    return substitute(value, owner: owner, arguments: arguments, &budget)
  }

  /// What a generic parameter must be: its own constraint and the `where` clauses of its owner.
  public func constraint(of parameter: GenericParameterRef) -> Value {
    var budget = Budget()
    return constraint(of: parameter, &budget)
  }

  /// What an associated type must be.
  public func constraint(ofAssociated key: TypeKey) -> Value {
    var budget = Budget()
    return constraint(ofAssociated: key, &budget)
  }

  /// `Self` stands somewhere in a written type; `.max` is none.
  public func mentionsSelf(_ root: UInt32, in file: UInt32) -> Bool {
    guard root != .max else { return false }
    let types = table.facts(of: file).surface.types
    return (Int(root)..<max(Int(root) + 1, Int(types[Int(root)].end))).contains { node in
      types[node].kind == .named && table.nameID(types[node].name, in: file) == known.selfType
    }
  }
}
