import SourceText

/// One declaration: a type, an extension, a member, a function (local ones too), a macro expansion.
public struct DeclarationFact: Sendable, Equatable {
  /// What is declared. Variables inside of bodies are no declarations, but `LocalFact`s.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`
    case function, initializer, deinitializer, `subscript`, variable, enumCase, `operator`, precedenceGroup, macro
    /// A freestanding macro among declarations: `#Preview { … }`. Its name is the macro's.
    case macroExpansion

    /// Class, struct, enum, actor or protocol.
    public var isNominal: Bool { rawValue <= Kind.protocol.rawValue }

    /// A class or an actor: what is passed is a reference.
    public var isObject: Bool { self == .class || self == .actor }

    /// A struct or an enum: what is passed is a copy.
    public var isValue: Bool { self == .struct || self == .enum }
  }

  /// `enumCase` for each name of `case a, b`, `variable` for each of `let a, b` and of a tuple pattern.
  public var kind: Kind
  /// Those that are written, and what else is seen: `#if` around it, accessors, a body.
  public var modifiers: Modifiers = []
  /// The simple name. Of an extension: the last component of the extended type (`type` says it in full).
  public var name: FileNameID
  /// The enclosing declaration (type, extension, function, variable), or `none` at top level.
  public var parent: UInt32
  /// The scope in whose body it is declared (a local function or type), or `none`.
  public var scope: UInt32 = .max
  /// The first byte of the name (its opening backtick), or of the keyword where there is no name.
  public var nameOffset: UInt32
  /// From the first attribute or modifier to the end of the body.
  public var range: ByteRange
  /// Variable: annotated type (`a` and `b` of `var a, b: T` share it). Function, subscript: result. Typealias: right
  /// side. Associated type: default. Extension: the extended type. Otherwise `none`. An index into
  /// `SurfaceFacts.types`.
  public var type: UInt32 = .max
  /// The thrown type of `throws(E)`, or `none`.
  public var thrownType: UInt32 = .max
  /// Inheritance clause: the *first* of `inheritedCount` consecutive sibling subtrees in `SurfaceFacts.types`.
  public var inherited: UInt32 = .max
  /// How many types the clause lists; `A & B` is one.
  public var inheritedCount: UInt16 = 0
  /// Of the first list alone, where Swift 2 wrote several.
  public var parameterCount: UInt16 = 0
  /// The first of `parameterCount` parameters (functions, initialisers, subscripts, cases with associated values).
  public var parameters: UInt32 = .max
  /// The first of `genericParameterCount` generic parameters.
  public var genericParameters: UInt32 = .max
  /// Of a protocol: of its primary associated types.
  public var genericParameterCount: UInt16 = 0
  /// The number of `where` requirements from `requirements` on.
  public var requirementCount: UInt16 = 0
  /// The first of `requirementCount` requirements: those inside of `<… where …>`, then those of the `where` clause.
  public var requirements: UInt32 = .max
  /// The first of `attributeCount` attributes.
  public var attributes: UInt32 = .max
  /// Attributes of accessors, parameters and types do not count.
  public var attributeCount: UInt16 = 0
  /// The initial value of a variable, or the raw value of a case; an index into `BodyFacts.expressions`.
  public var value: UInt32 = .max

  public init(kind: Kind, name: FileNameID, parent: UInt32, nameOffset: UInt32, range: ByteRange) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.nameOffset = nameOffset
    self.range = range
  }
}

/// What stands before a declaration's keyword, and what kind of body it has.
public struct Modifiers: OptionSet, Sendable, Hashable {
  /// One bit each, as below.
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `weak`, also of a capture (`LocalFact.modifiers`).
  @inlinable public static var weak: Modifiers { Modifiers(rawValue: 1 << 0) }
  /// `unowned`, `unowned(safe)`, `unowned(unsafe)`.
  @inlinable public static var unowned: Modifiers { Modifiers(rawValue: 1 << 1) }
  /// `static func`, `static var`.
  @inlinable public static var `static`: Modifiers { Modifiers(rawValue: 1 << 2) }
  /// `class func`, `class var`.
  @inlinable public static var `class`: Modifiers { Modifiers(rawValue: 1 << 3) }
  /// `lazy var`.
  @inlinable public static var lazy: Modifiers { Modifiers(rawValue: 1 << 4) }
  /// `final`, of a class or of a member.
  @inlinable public static var final: Modifiers { Modifiers(rawValue: 1 << 5) }
  /// `override`, of a member or an initialiser.
  @inlinable public static var override: Modifiers { Modifiers(rawValue: 1 << 6) }
  /// `private`, but not `private(set)`.
  @inlinable public static var `private`: Modifiers { Modifiers(rawValue: 1 << 7) }
  /// `fileprivate`, but not `fileprivate(set)`.
  @inlinable public static var `fileprivate`: Modifiers { Modifiers(rawValue: 1 << 8) }
  /// `internal` where it is written; most that is internal says nothing.
  @inlinable public static var `internal`: Modifiers { Modifiers(rawValue: 1 << 9) }
  /// `package`, but not `package(set)`.
  @inlinable public static var package: Modifiers { Modifiers(rawValue: 1 << 10) }
  /// `public`, but not `public(set)`.
  @inlinable public static var `public`: Modifiers { Modifiers(rawValue: 1 << 11) }
  /// `open`, but not `open(set)`.
  @inlinable public static var open: Modifiers { Modifiers(rawValue: 1 << 12) }
  /// `mutating func`; that of accessors is passed over.
  @inlinable public static var mutating: Modifiers { Modifiers(rawValue: 1 << 13) }
  /// `optional`, of a requirement of an Objective-C protocol.
  @inlinable public static var optional: Modifiers { Modifiers(rawValue: 1 << 14) }
  /// `indirect enum`, `indirect case`.
  @inlinable public static var indirect: Modifiers { Modifiers(rawValue: 1 << 15) }
  /// `required init`.
  @inlinable public static var required: Modifiers { Modifiers(rawValue: 1 << 16) }
  /// `convenience init`.
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
  public var label: FileNameID
  /// The name inside the body; 0 where there is none.
  public var name: FileNameID
  /// Of the name; where there is none, of the type.
  public var offset: UInt32
  /// An index into `SurfaceFacts.types`, or `none`.
  public var type: UInt32
  /// The default value, an index into `BodyFacts.expressions`, or `none`.
  public var value: UInt32
  /// `T...`: `type` is `T` without the dots.
  public var isVariadic: Bool

  public init(label: FileNameID, name: FileNameID, offset: UInt32, type: UInt32, value: UInt32, isVariadic: Bool) {
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
  /// Without `each` or `let`.
  public var name: FileNameID
  /// Of the name.
  public var offset: UInt32
  /// The constraint, an index into `SurfaceFacts.types`, or `none`.
  public var constraint: UInt32

  public init(name: FileNameID, offset: UInt32, constraint: UInt32) {
    self.name = name
    self.offset = offset
    self.constraint = constraint
  }
}

/// `left: right` or `left == right` of a `where` clause.
public struct RequirementFact: Sendable, Equatable {
  /// An index into `SurfaceFacts.types`.
  public var left: UInt32
  /// An index into `SurfaceFacts.types`.
  public var right: UInt32
  /// `==`, and not `:`.
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
  public var name: FileNameID
  /// Of the name.
  public var offset: UInt32
  /// The attribute as a type (for property wrappers with generic arguments), or `none`.
  public var type: UInt32

  public init(name: FileNameID, offset: UInt32, type: UInt32) {
    self.name = name
    self.offset = offset
    self.type = type
  }
}

/// One node of a written type. A tree in preorder: the first child of node `i` is `i + 1`, its next sibling starts at
/// that child's `end`, and the subtree of `i` ends before `end`.
public struct TypeNode: Sendable, Equatable {
  /// How a type is written; the cases say what `name` and the children are.
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

  /// Where a type stands, and what its kind does not say.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// One bit each, as below.
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Inside an attribute: not counted by `facts`, but a use.
    @inlinable public static var inAttribute: Flags { Flags(rawValue: 1 << 0) }
    /// `optional`: written `T!`.
    @inlinable public static var isImplicitlyUnwrapped: Flags { Flags(rawValue: 1 << 1) }
    /// `function`: the last child is the `E` of `throws(E)`.
    @inlinable public static var hasThrownType: Flags { Flags(rawValue: 1 << 2) }
    /// `named`, `member`: the name is written in backticks, and `offset` is that of the first one.
    @inlinable public static var backticked: Flags { Flags(rawValue: 1 << 3) }
    /// An expression that can only be a type (`[Foo]()`, generic arguments apart): not counted by `facts`.
    @inlinable public static var inExpression: Flags { Flags(rawValue: 1 << 4) }
  }

  /// Says what `name` and the children mean.
  public var kind: Kind
  /// What else there is to say of this node.
  public var flags: Flags
  /// `named`, `member`: the simple name. `labelled`: the label. Otherwise 0.
  public var name: FileNameID
  /// The index behind the last node of this subtree.
  public var end: UInt32
  /// `named`, `member`: the first byte of the name. Otherwise the first byte of the type.
  public var offset: UInt32

  public init(kind: Kind, flags: Flags, name: FileNameID, end: UInt32, offset: UInt32) {
    self.kind = kind
    self.flags = flags
    self.name = name
    self.end = end
    self.offset = offset
  }
}
