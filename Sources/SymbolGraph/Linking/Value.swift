import SwiftFacts

/// What is known of the type of an expression. Optionals are transparent: for boundaries `T?` is `T`.
///
/// Only the rarer cases lie behind a reference: a type, by far the most frequent, costs no memory of its own.
public enum Value: Sendable, Equatable {
  /// Nothing, or nothing certain.
  case unknown
  /// Of some type that the project does not declare, whatever its name: what a type from outside has that nothing of
  /// the project takes part in is from outside, too.
  case outside
  /// A type with its generic arguments, where they are known.
  case type(TypeKey, [Value])
  /// Several declarations of one name, none of them nearer than the others.
  case ambiguous([TypeKey])
  /// A generic parameter of a declaration.
  case parameter(GenericParameterRef)
  /// An associated type of a protocol, as long as nothing says which type it is.
  case associated(TypeKey)
  /// A type itself: `B.self`, or `B` before its brackets.
  indirect case metatype(Value)
  indirect case array(Value)
  /// Of keys and elements.
  indirect case dictionary(Value, Value)
  case tuple([Labelled])
  /// Of parameters to a result.
  indirect case function([Value], Value)
  case composition([Value])

  /// An element of a tuple.
  public struct Labelled: Sendable, Equatable {
    /// 0 where there is none.
    public var label: NameID
    /// What the element is.
    public var value: Value

    @inlinable public init(label: NameID, value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// A type that is not filled in.
  @inlinable public static func plain(_ key: TypeKey) -> Value { .type(key, []) }

  /// False for `.outside`, too: of that is known that it is not the project's.
  @inlinable public var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// Some part of it is a generic parameter or an associated type, for which other code may say the type.
  public var isOpen: Bool {
    switch self {
    case .unknown, .outside, .ambiguous: false
    case .parameter, .associated: true
    case .type(_, let arguments): !arguments.isEmpty && Value.isAnyOpen(arguments)
    case .metatype(let inner), .array(let inner): inner.isOpen
    case .dictionary(let key, let element): key.isOpen || element.isOpen
    case .tuple(let parts): parts.contains { $0.value.isOpen }
    case .function(let parameters, let result): result.isOpen || Value.isAnyOpen(parameters)
    case .composition(let parts): Value.isAnyOpen(parts)
    }
  }

  /// A type is some part of it.
  public func names(_ type: TypeKey) -> Bool {
    switch self {
    case .unknown, .outside, .ambiguous, .parameter, .associated: false
    case .type(let key, let arguments): key == type || Value.anyNames(type, arguments)
    case .metatype(let inner), .array(let inner): inner.names(type)
    case .dictionary(let key, let element): key.names(type) || element.names(type)
    case .tuple(let parts): parts.contains { $0.value.names(type) }
    case .function(let parameters, let result): result.names(type) || Value.anyNames(type, parameters)
    case .composition(let parts): Value.anyNames(type, parts)
    }
  }

  private static func anyNames(_ type: TypeKey, _ values: [Value]) -> Bool {
    for index in values.indices where values[index].names(type) { return true }
    return false
  }

  private static func isAnyOpen(_ values: [Value]) -> Bool {
    for index in values.indices where values[index].isOpen { return true }
    return false
  }

  /// The parts of a composition; of all else itself.
  public var parts: [Value] {
    if case .composition(let parts) = self { return parts }
    return [self]
  }

  /// The type, if it is a single one.
  @inlinable public var key: TypeKey? {
    if case .type(let key, _) = self { return key }
    return nil
  }

  /// Every type that it certainly is: one, or the parts of a composition.
  @inlinable public var keys: TypeKeys {
    switch self {
    case .type(let key, _): TypeKeys(key)
    case .composition(let parts): TypeKeys(parts.flatMap(\.keys))
    default: TypeKeys()
    }
  }
}

/// A few types, mostly one: a list that needs no memory for that.
public struct TypeKeys: RandomAccessCollection, Sendable {
  @usableFromInline let single: TypeKey?
  /// Nil, unlike an empty list, needs no reference counting.
  @usableFromInline let several: [TypeKey]?

  @inlinable public init(_ key: TypeKey? = nil) {
    single = key
    several = nil
  }

  /// Keeps order and repetitions.
  @inlinable public init(_ keys: [TypeKey]) {
    single = keys.count == 1 ? keys[0] : nil
    several = keys.count > 1 ? keys : nil
  }

  /// Always 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of types.
  @inlinable public var endIndex: Int { single == nil ? several?.count ?? 0 : 1 }
  /// For places below `endIndex`; of a single type the place is not looked at.
  @inlinable public subscript(position: Int) -> TypeKey { single ?? several![position] }
}

/// The generic parameter number `index` of a declaration.
///
/// Twelve bytes: in two words a `Value` then finds room for the kind of value, too.
public struct GenericParameterRef: Sendable, Hashable {
  /// The declaration that lists it; the file `.max` stands for a type from outside.
  public var owner: DeclarationRef
  @usableFromInline var number: Int32

  @inlinable public init(owner: DeclarationRef, index: Int) {
    self.owner = owner
    number = Int32(truncatingIfNeeded: index)
  }

  /// From 0, in the list of the owner; -1 for `Self` in what is known of types from outside.
  @inlinable public var index: Int { Int(number) }
}
