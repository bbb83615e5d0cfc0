import SwiftFacts

/// What is known of the type of an expression. Optionals are transparent: for boundaries `T?` is `T`.
public indirect enum Value: Sendable, Equatable {
  /// Nothing, or nothing certain.
  case unknown
  /// A type with its generic arguments, where they are known.
  case type(TypeKey, [Value])
  /// Several declarations of one name, none of them nearer than the others.
  case ambiguous([TypeKey])
  /// A generic parameter of a declaration.
  case parameter(GenericParameterRef)
  /// An associated type of a protocol, as long as nobody says which.
  case associated(TypeKey)
  case metatype(Value)
  case array(Value)
  case dictionary(Value, Value)
  case tuple([Labelled])
  case function([Value], Value)
  case composition([Value])

  public struct Labelled: Sendable, Equatable {
    public var label: Symbol
    public var value: Value
  }

  static func plain(_ key: TypeKey) -> Value { .type(key, []) }

  public var isUnknown: Bool { self == .unknown }

  /// The type, if it is a single one.
  public var key: TypeKey? {
    if case .type(let key, _) = self { return key }
    return nil
  }

  /// Every type that it certainly is: one, or the parts of a composition.
  public var keys: [TypeKey] {
    switch self {
    case .type(let key, _): [key]
    case .composition(let parts): parts.flatMap(\.keys)
    default: []
    }
  }
}

/// The generic parameter number `index` of a declaration.
public struct GenericParameterRef: Sendable, Hashable {
  public var owner: DeclarationRef
  public var index: Int
}
