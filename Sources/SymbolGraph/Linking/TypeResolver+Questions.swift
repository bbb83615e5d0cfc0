import SwiftFacts

/// Questions from outside: each begins with all the effort that one may cost (`Effort`).
extension TypeResolver {
  /// The value of a written type.
  /// - Parameter context: the declaration in whose scope it stands, `.max` for the file.
  public func value(ofType node: UInt32, in file: UInt32, context: UInt32) -> Value {
    var effort = Effort()
    return value(ofType: node, in: file, context: context, &effort)
  }

  /// A simple name in type position.
  public func named(_ name: Symbol, _ arguments: [Value], in file: UInt32, context: UInt32) -> Value {
    var effort = Effort()
    return named(name, arguments, in: file, context: context, &effort)
  }

  /// What a typealias stands for.
  public func aliased(_ key: TypeKey, _ arguments: [Value] = []) -> Value {
    var effort = Effort()
    return aliased(key, arguments, &effort)
  }

  /// A type inside a type, its own or one that a supertype declares.
  public func nested(_ name: Symbol, in base: Value) -> Value? {
    var effort = Effort()
    return nested(name, in: base, &effort)
  }

  /// What a root of an inheritance clause is.
  func supertype(_ root: UInt32, writtenBy at: DeclarationRef, of type: DeclarationRef) -> Value {
    var effort = Effort()
    return supertype(root, writtenBy: at, of: type, &effort)
  }

  /// What a type name means at a place: generic parameters, local and nested types outwards, then the whole project.
  /// Nil for names that the project does not declare.
  public func lookup(_ name: Symbol, in file: UInt32, context: UInt32) -> Value? {
    var effort = Effort()
    return lookup(name, in: file, context: context, &effort)
  }

  /// Puts arguments in the place of the generic parameters of one owner.
  public func substitute(_ value: Value, owner: DeclarationRef, arguments: [Value]) -> Value {
    var effort = Effort()
    return substitute(value, owner: owner, arguments: arguments, &effort)
  }

  /// What a generic parameter must be: its own constraint and the `where` clauses of its owner.
  public func constraint(of parameter: GenericParameterRef) -> Value {
    var effort = Effort()
    return constraint(of: parameter, &effort)
  }

  /// What an associated type must be.
  public func constraint(ofAssociated key: TypeKey) -> Value {
    var effort = Effort()
    return constraint(ofAssociated: key, &effort)
  }

  /// `Self` stands somewhere in a written type; `.max` is none.
  public func mentionsSelf(_ root: UInt32, in file: UInt32) -> Bool {
    guard root != .max else { return false }
    let types = table.files[Int(file)].facts.surface.types
    return (Int(root)..<max(Int(root) + 1, Int(types[Int(root)].end))).contains { node in
      types[node].kind == .named && table.symbol(types[node].name, in: file) == known.selfType
    }
  }
}
