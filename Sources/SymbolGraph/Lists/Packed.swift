/// A reference that may be missing, without the byte (and the padding) that an optional costs: of uses there are
/// hundreds of thousands.
@propertyWrapper
public struct PackedReference: Sendable, Equatable {
  /// No file has this number.
  @usableFromInline var reference = DeclarationRef(file: .max, declaration: .max)

  @inlinable public init(wrappedValue: DeclarationRef?) { self.wrappedValue = wrappedValue }

  /// Nil is kept as the file `.max`.
  @inlinable public var wrappedValue: DeclarationRef? {
    get { reference.file == .max ? nil : reference }
    set { reference = newValue ?? DeclarationRef(file: .max, declaration: .max) }
  }
}

/// A type that may be missing; see `PackedReference`.
@propertyWrapper
public struct PackedKey: Sendable, Equatable {
  /// No type and no name from outside has this number.
  @usableFromInline var key = TypeKey(raw: .max)

  @inlinable public init(wrappedValue: TypeKey?) { self.wrappedValue = wrappedValue }

  /// Nil is kept as the number `.max`.
  @inlinable public var wrappedValue: TypeKey? {
    get { key.raw == .max ? nil : key }
    set { key = newValue ?? TypeKey(raw: .max) }
  }
}
