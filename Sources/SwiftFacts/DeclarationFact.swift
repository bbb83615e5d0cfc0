import SourceText

/// One declaration: a type, an extension, a member, a function (local ones too), a macro expansion.
public struct DeclarationFact: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`
    case function, initializer, deinitializer, `subscript`, variable, enumCase, `operator`, precedenceGroup, macro
    /// A freestanding macro among declarations: `#Preview { … }`. Its name is the macro's.
    case macroExpansion

    /// Class, struct, enum, actor or protocol.
    public var isNominal: Bool { rawValue <= Kind.protocol.rawValue }
  }

  public var kind: Kind
  public var modifiers: Modifiers = []
  /// The simple name. Of an extension: the last component of the extended type (`type` says it in full).
  public var name: NameID
  /// The enclosing declaration (type, extension, function, variable), or `none` at top level.
  public var parent: UInt32
  /// The scope in whose body it is declared (a local function or type), or `none`.
  public var scope: UInt32 = .max
  /// The first byte of the name (its opening backtick), or of the keyword where there is no name.
  public var nameOffset: UInt32
  /// From the first attribute or modifier to the end of the body.
  public var range: ByteRange
  /// Variable: annotated type (`a` and `b` of `var a, b: T` share it). Function, subscript: result. Typealias: right
  /// side. Associated type: default. Extension: the extended type. Otherwise `none`. An index into `SurfaceFacts.types`.
  public var type: UInt32 = .max
  /// The thrown type of `throws(E)`, or `none`.
  public var thrownType: UInt32 = .max
  /// Inheritance clause: the *first* of `inheritedCount` consecutive sibling subtrees in `SurfaceFacts.types`.
  public var inherited: UInt32 = .max
  public var inheritedCount: UInt16 = 0
  public var parameterCount: UInt16 = 0
  /// The first of `parameterCount` parameters (functions, initialisers, subscripts, cases with associated values).
  public var parameters: UInt32 = .max
  /// The first of `genericParameterCount` generic parameters.
  public var genericParameters: UInt32 = .max
  public var genericParameterCount: UInt16 = 0
  /// The number of `where` requirements from `requirements` on.
  public var requirementCount: UInt16 = 0
  public var requirements: UInt32 = .max
  /// The first of `attributeCount` attributes.
  public var attributes: UInt32 = .max
  public var attributeCount: UInt16 = 0
  /// The initial value of a variable, or the raw value of a case; an index into `BodyFacts.expressions`.
  public var value: UInt32 = .max

  public init(kind: Kind, name: NameID, parent: UInt32, nameOffset: UInt32, range: ByteRange) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.nameOffset = nameOffset
    self.range = range
  }
}

/// What stands before a declaration's keyword, and what kind of body it has.
public struct Modifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable public static var weak: Modifiers { Modifiers(rawValue: 1 << 0) }
  /// `unowned`, `unowned(safe)`, `unowned(unsafe)`.
  @inlinable public static var unowned: Modifiers { Modifiers(rawValue: 1 << 1) }
  @inlinable public static var `static`: Modifiers { Modifiers(rawValue: 1 << 2) }
  /// `class func`, `class var`.
  @inlinable public static var `class`: Modifiers { Modifiers(rawValue: 1 << 3) }
  @inlinable public static var lazy: Modifiers { Modifiers(rawValue: 1 << 4) }
  @inlinable public static var final: Modifiers { Modifiers(rawValue: 1 << 5) }
  @inlinable public static var override: Modifiers { Modifiers(rawValue: 1 << 6) }
  @inlinable public static var `private`: Modifiers { Modifiers(rawValue: 1 << 7) }
  @inlinable public static var `fileprivate`: Modifiers { Modifiers(rawValue: 1 << 8) }
  @inlinable public static var `internal`: Modifiers { Modifiers(rawValue: 1 << 9) }
  @inlinable public static var package: Modifiers { Modifiers(rawValue: 1 << 10) }
  @inlinable public static var `public`: Modifiers { Modifiers(rawValue: 1 << 11) }
  @inlinable public static var open: Modifiers { Modifiers(rawValue: 1 << 12) }
  @inlinable public static var mutating: Modifiers { Modifiers(rawValue: 1 << 13) }
  @inlinable public static var optional: Modifiers { Modifiers(rawValue: 1 << 14) }
  @inlinable public static var indirect: Modifiers { Modifiers(rawValue: 1 << 15) }
  @inlinable public static var required: Modifiers { Modifiers(rawValue: 1 << 16) }
  @inlinable public static var convenience: Modifiers { Modifiers(rawValue: 1 << 17) }
  /// `private(set)` and its like.
  @inlinable public static var restrictedSetter: Modifiers { Modifiers(rawValue: 1 << 18) }
  /// The variable is declared with `let`.
  @inlinable public static var `let`: Modifiers { Modifiers(rawValue: 1 << 19) }
  /// A variable or subscript with accessors that compute it (`{ … }`, `get`), not mere observers.
  @inlinable public static var computed: Modifiers { Modifiers(rawValue: 1 << 20) }
  /// A variable with `willSet` or `didSet`.
  @inlinable public static var observed: Modifiers { Modifiers(rawValue: 1 << 21) }
  /// A setter is declared (`set`, also as a requirement `{ get set }`).
  @inlinable public static var settable: Modifiers { Modifiers(rawValue: 1 << 22) }
  /// A function or initialiser with a body, a type with braces.
  @inlinable public static var hasBody: Modifiers { Modifiers(rawValue: 1 << 23) }
  /// `init?`, `init!`: makes an optional.
  @inlinable public static var failable: Modifiers { Modifiers(rawValue: 1 << 24) }
  /// `async`.
  @inlinable public static var async: Modifiers { Modifiers(rawValue: 1 << 25) }
  /// `throws` or `rethrows`.
  @inlinable public static var `throws`: Modifiers { Modifiers(rawValue: 1 << 26) }
  /// Inside `#if`.
  @inlinable public static var conditional: Modifiers { Modifiers(rawValue: 1 << 27) }
  /// The name is written in backticks.
  @inlinable public static var backticked: Modifiers { Modifiers(rawValue: 1 << 28) }
  /// The variable belongs to a tuple pattern (`let (a, b) = …`), so `value` is not its own.
  @inlinable public static var tuplePattern: Modifiers { Modifiers(rawValue: 1 << 29) }

  /// `static` or `class`: a member of the type itself, and not of its instances.
  @inlinable public var belongToType: Bool { !isDisjoint(with: [.static, .class]) }

  /// `private` or `fileprivate`: other files do not see it.
  @inlinable public var hideFromOtherFiles: Bool { !isDisjoint(with: [.private, .fileprivate]) }
}

/// A parameter of a function, initialiser or subscript, or an associated value of a case.
public struct ParameterFact: Sendable, Equatable {
  /// The argument label; 0 where a caller writes none (`_`).
  public var label: NameID
  /// The name inside the body; 0 where there is none.
  public var name: NameID
  public var offset: UInt32
  /// An index into `SurfaceFacts.types`, or `none`.
  public var type: UInt32
  /// The default value, an index into `BodyFacts.expressions`, or `none`.
  public var value: UInt32
  public var isVariadic: Bool

  public init(label: NameID, name: NameID, offset: UInt32, type: UInt32, value: UInt32, isVariadic: Bool) {
    self.label = label
    self.name = name
    self.offset = offset
    self.type = type
    self.value = value
    self.isVariadic = isVariadic
  }
}

/// `T: P` in `<T: P>`; also a primary associated type of a protocol.
public struct GenericParameterFact: Sendable, Equatable {
  public var name: NameID
  public var offset: UInt32
  /// The constraint, an index into `SurfaceFacts.types`, or `none`.
  public var constraint: UInt32

  public init(name: NameID, offset: UInt32, constraint: UInt32) {
    self.name = name
    self.offset = offset
    self.constraint = constraint
  }
}

/// `left: right` or `left == right` of a `where` clause.
public struct RequirementFact: Sendable, Equatable {
  public var left: UInt32
  public var right: UInt32
  public var isSameType: Bool

  public init(left: UInt32, right: UInt32, isSameType: Bool) {
    self.left = left
    self.right = right
    self.isSameType = isSameType
  }
}

/// `@Inject(B.self)` on a declaration. Its generic arguments and arguments are ordinary `TypeNode`s and expressions
/// marked `inAttribute`.
public struct AttributeFact: Sendable, Equatable {
  /// The dotted name without `@`.
  public var name: NameID
  /// Of the name.
  public var offset: UInt32
  /// The attribute as a type (for property wrappers with generic arguments), or `none`.
  public var type: UInt32

  public init(name: NameID, offset: UInt32, type: UInt32) {
    self.name = name
    self.offset = offset
    self.type = type
  }
}

/// One node of a written type. A tree in preorder: the first child of node `i` is `i + 1`, its next sibling starts at
/// that child's `end`, and the subtree of `i` ends before `end`.
public struct TypeNode: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// `A<B>`: `name`, children are the generic arguments.
    case named
    /// `A.B<C>`: `name` is `B`; the first child is the base, the others are generic arguments.
    case member
    /// `T?`, `T!`: one child (`isImplicitlyUnwrapped` tells them apart).
    case optional
    /// `[T]`, `[3 of T]`.
    case array
    /// `[K: V]`.
    case dictionary
    /// `(A, b: B)`: the elements, those with a label as `labelled`. `()` has none. `(A)` is no tuple: the node of `A`
    /// stands alone.
    case tuple
    /// `(A, B) async throws(E) -> C`: the first child is the result, then the parameters, then a thrown type
    /// (`hasThrownType`).
    case function
    /// `A & B`.
    case composition
    /// `some T`.
    case some
    /// `any T`.
    case any
    /// `T.Type`, `T.Protocol`.
    case metatype
    /// `~T`.
    case suppressed
    /// `repeat each T`, `each T`, `T...`.
    case pack
    /// `b: B` in a tuple: `name` is the label, one child.
    case labelled
    /// A class constraint in an inheritance clause: `protocol P: class`.
    case classConstraint
    /// Anything else (an integer generic argument, `_`, a region that was not understood).
    case other
  }

  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Inside an attribute: not counted by `facts`, but a use.
    @inlinable public static var inAttribute: Flags { Flags(rawValue: 1 << 0) }
    @inlinable public static var isImplicitlyUnwrapped: Flags { Flags(rawValue: 1 << 1) }
    @inlinable public static var hasThrownType: Flags { Flags(rawValue: 1 << 2) }
    @inlinable public static var backticked: Flags { Flags(rawValue: 1 << 3) }
    /// An expression that can only be a type (`[Foo]()`, generic arguments apart): not counted by `facts`.
    @inlinable public static var inExpression: Flags { Flags(rawValue: 1 << 4) }
    /// Root of the tree: no other type contains it.
    @inlinable public static var isRoot: Flags { Flags(rawValue: 1 << 5) }
    /// Part of a function body (a cast, a local's annotation, a generic argument), not of a declaration's signature.
    @inlinable public static var inBody: Flags { Flags(rawValue: 1 << 6) }
  }

  public var kind: Kind
  public var flags: Flags
  public var name: NameID
  /// The index behind the last node of this subtree.
  public var end: UInt32
  /// `named`, `member`: the first byte of the name. Otherwise the first byte of the type.
  public var offset: UInt32

  public init(kind: Kind, flags: Flags, name: NameID, end: UInt32, offset: UInt32) {
    self.kind = kind
    self.flags = flags
    self.name = name
    self.end = end
    self.offset = offset
  }
}
