import SourceText

/// One node of an expression. Operands come before the nodes that use them, so a single walk along the array sees
/// everything it needs. `try`, `await`, `&`, unary operators and parentheses around one expression leave no node.
public struct ExpressionNode: Sendable, Equatable {
  /// What an expression is; the cases say what `operand`, `payload` and `count` mean.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// `foo`, `self`, `super`, `Self`, `$0`, `Foo`. `payload` is the name.
    case name
    /// `a.foo`. `operand` is `a`, `payload` the name. `a.0` is a member called `0`.
    case member
    /// `.foo`. `payload` is the name.
    case implicitMember
    /// `a(x, y: z) { … }`. `operand` is the callee, `payload` the first of `count` arguments.
    case call
    /// `a[x]`. `operand` is `a`, `payload` the first of `count` arguments.
    case `subscript`
    /// `a?` (chaining).
    case chain
    /// `a!`.
    case force
    /// `a as T`, `a as? T`, `a as! T`, `a is T`: `operand` is `a`, `payload` the type; see the flags.
    case cast
    /// `{ … }`. `payload` is its scope. It stands behind all nodes of its body.
    case closure
    /// `#foo(x)`, `#selector(A.b)`, `#keyPath(A.b)`. `operand` is none, `payload` the first of `count` arguments;
    /// the node `name` before it (an ordinary `name` node flagged `isMacroName`) is its name.
    case macro
    /// `\A.b.c`: a chain of `member`s on a `keyPathRoot`, closed by this node. `operand` is the last link.
    case keyPath
    /// The root of a key path: `payload` is the type, or none for `\.b`.
    case keyPathRoot
    /// A type that cannot be a name or member chain: `[Foo]`, `[K: V]` before a call, `Foo?.none`, `(A) -> B`.
    /// `payload` is the type. (`Foo<Bar>` is a `name` with `hasGenericArguments`.)
    case type
    /// `(a, b)`: `payload` is the first of `count` arguments.
    case tuple
    /// `[a, b]`: `payload` is the first of `count` arguments.
    case array
    /// `[a: b]`: arguments alternate key and value; `count` counts both.
    case dictionary
    /// `a = b`. `operand` is `a`, `payload` is `b`. Compound assignments are `binary`.
    case assignment
    /// `c ? a : b`. `operand` is `a`, `payload` is `b`; `c` has nodes of its own.
    case ternary
    /// `a ?? b`. `operand` is `a`, `payload` is `b`.
    case coalescing
    /// Any other sequence of operators: `operand` is the first, `payload` the last expression.
    case binary
    /// A literal; `payload` is a `Literal` raw value. Interpolations have nodes of their own before it.
    case literal
    /// `return a` (`operand`, or none), and the sole expression of a closure, function or getter body.
    case `return`
    /// `if`, `switch`, `do` used as a value: no operand.
    case conditional
    /// `throw a`.
    case `throw`
    /// Something that was not understood.
    case unknown
  }

  /// What kind of literal a `literal` is.
  public enum Literal: UInt32, Sendable { case string, integer, float, boolean, null, regex, other }

  /// Where an expression stands and how it is written. Some say something of certain kinds only, which they name.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// One bit each, as below.
    public let rawValue: UInt16
    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Another node continues this one's chain (`operand` of a member, call, subscript, chain or force).
    @inlinable public static var isContinued: Flags { Flags(rawValue: 1 << 0) }
    /// In the arguments of an attribute: not counted by `facts`, but a use.
    @inlinable public static var inAttribute: Flags { Flags(rawValue: 1 << 1) }
    /// In a pattern (`case Foo.bar(1)`): `facts` counts no call there.
    @inlinable public static var inPattern: Flags { Flags(rawValue: 1 << 2) }
    /// The name is written in backticks.
    @inlinable public static var backticked: Flags { Flags(rawValue: 1 << 3) }
    /// `call`: the last arguments are trailing closures.
    @inlinable public static var hasTrailingClosure: Flags { Flags(rawValue: 1 << 4) }
    /// `name`, `member`, `implicitMember`: generic arguments follow. They are `TypeNode` trees; the first is found
    /// through `BodyFacts.genericArguments` by this node's index.
    @inlinable public static var hasGenericArguments: Flags { Flags(rawValue: 1 << 5) }
    /// `cast`: `as?`.
    @inlinable public static var conditionalCast: Flags { Flags(rawValue: 1 << 6) }
    /// `cast`: `as!`.
    @inlinable public static var forcedCast: Flags { Flags(rawValue: 1 << 7) }
    /// `cast`: `is`.
    @inlinable public static var test: Flags { Flags(rawValue: 1 << 8) }
    /// The left side of an assignment (or compound assignment, or `&x`).
    @inlinable public static var isWritten: Flags { Flags(rawValue: 1 << 9) }
    /// `name`: the name of a macro (`#foo`).
    @inlinable public static var isMacroName: Flags { Flags(rawValue: 1 << 10) }
    /// The expression is written in parentheses of its own (its `offset` is still that of its first own token).
    @inlinable public static var parenthesized: Flags { Flags(rawValue: 1 << 11) }
    /// `member`: the first link of a branch of `#if` inside a chain. Its `operand` is what stands before the `#if` (or
    /// the end of the branch before); `facts` shows no receiver for it.
    @inlinable public static var startsBranch: Flags { Flags(rawValue: 1 << 12) }
  }

  /// Says what the other fields mean.
  public var kind: Kind
  /// `inAttribute` and `inPattern` hold for every node there, all others for this one alone.
  public var flags: Flags
  /// How many arguments there are from `payload` on; 0 for kinds without. Of more than 65535 the others are left out.
  public var count: UInt16
  /// An index into `BodyFacts.expressions`, always smaller than the node's own, or `none`; see `kind`.
  public var operand: UInt32
  /// A name, an index into one of the lists, a scope or a `Literal`, or `none`: see `kind`.
  public var payload: UInt32
  /// `name`, `member`, `implicitMember`: the first byte of the name (its opening backtick). `call`, `subscript`: the
  /// opening bracket (or the brace of the trailing closure). Others: the first byte of their own first token
  /// (`cast`: of `as`; `assignment`: of `=`; `literal`, `closure`: of the expression).
  public var offset: UInt32

  public init(
    kind: Kind, flags: Flags = [], count: UInt16 = 0, operand: UInt32 = .max, payload: UInt32 = .max, offset: UInt32
  ) {
    self.kind = kind
    self.flags = flags
    self.count = count
    self.operand = operand
    self.payload = payload
    self.offset = offset
  }
}

/// An argument of a call, subscript or macro, or an element of a tuple, array or dictionary.
public struct ArgumentFact: Sendable, Equatable {
  /// 0 where there is none (so, too, for the first trailing closure).
  public var label: FileNameID
  /// An index into `BodyFacts.expressions`, or `none`.
  public var value: UInt32

  public init(label: FileNameID, value: UInt32) {
    self.label = label
    self.value = value
  }
}

/// A piece of code with names of its own.
public struct ScopeFact: Sendable, Equatable {
  /// What opens the scope.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// Code at the top level of a file (a script): there is at most one, and only when there is such code.
    case file
    /// The body of a function, initialiser or deinitialiser. Its default arguments are in it, too.
    case function
    /// `{ … }` or `get { … }` of a variable or subscript.
    case getter
    /// `set(newValue) { … }`: a local of kind `accessorParameter` holds the value.
    case setter
    /// `willSet`, `didSet`.
    case observer
    /// The initial value of a member variable or the raw value of a case.
    case initialValue
    /// The arguments of an attribute.
    case attribute
    /// A closure expression.
    case closure
    /// `{ … }` of `if`, `for`, `do`, a `case`, … with the bindings of its condition.
    case block
    /// The arguments and closures of a macro expansion that stands as a declaration.
    case macroExpansion
  }

  /// For `closure` see also the fields from `callee` to `resultType`.
  public var kind: Kind
  /// The enclosing scope, or `none`.
  public var parent: UInt32
  /// The declaration whose code this is: the function, variable, case, macro expansion… (the nearest one).
  public var owner: UInt32
  /// From its opening bracket, keyword, condition or value to its end; of `file` to that of the file.
  public var range: ByteRange
  /// The nodes written in it, those of inner scopes included, are `firstExpression..<endExpression`.
  public var firstExpression: UInt32
  /// Exclusive.
  public var endExpression: UInt32
  /// Its locals, those of inner scopes included, are `firstLocal..<endLocal`.
  public var firstLocal: UInt32
  /// Exclusive.
  public var endLocal: UInt32
  /// `closure`: the callee that it is an argument of, or `none`. (`items.map { … }`: the node of `items.map`.)
  public var callee: UInt32 = .max
  /// `closure`: which argument of that callee it is, counted from 0.
  public var argumentIndex: UInt16 = 0
  /// `closure`: the label of that argument, or 0.
  public var argumentLabel: FileNameID = 0
  /// `closure`: the annotated result type, or `none`.
  public var resultType: UInt32 = .max
  /// So many of the locals before `firstLocal` are not seen from here: what a `guard` binds is unknown in its `else`.
  public var hiddenLocals: UInt16 = 0

  public init(
    kind: Kind, parent: UInt32, owner: UInt32, range: ByteRange, firstExpression: UInt32, endExpression: UInt32,
    firstLocal: UInt32, endLocal: UInt32
  ) {
    self.kind = kind
    self.parent = parent
    self.owner = owner
    self.range = range
    self.firstExpression = firstExpression
    self.endExpression = endExpression
    self.firstLocal = firstLocal
    self.endLocal = endLocal
  }
}

/// A name that a body introduces.
public struct LocalFact: Sendable, Equatable {
  /// How a name is bound; the cases say what `value` and `index` mean.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// `let x: T = v`, `var x = v`.
    case variable
    /// `let (a, b) = v`: `index` is the place in the tuple.
    case tupleElement
    /// `if let x = v`, `guard let x`, `while let x = v`: the unwrapped value. For the short form `value` is a `name`
    /// node.
    case optionalBinding
    /// `for x in v`: an element of the value. With a tuple pattern `index` is the place (else `UInt16.max`).
    case element
    /// A parameter of a closure: `index` is its place.
    case closureParameter
    /// `[weak x]`, `[x = v]` of a closure.
    case capture
    /// `newValue`, `oldValue` or the name given to it.
    case accessorParameter
    /// `catch let e`, or the implicit `error`.
    case caught
    /// Anything bound by another pattern: `case .a(let x)`, `case let x as T` (then `type` is `T`). `value` is the node
    /// that stands for it in the pattern.
    case pattern
  }

  /// Says what `value` and `index` mean.
  public var kind: Kind
  /// Without backticks; 0 for the `_` of a closure's parameter.
  public var name: FileNameID
  /// An index into `BodyFacts.scopes`, never `none`.
  public var scope: UInt32
  /// Of the name; of one that is not written in the code (`newValue`, `error`) that of the accessor or `catch`.
  public var offset: UInt32
  /// An index into `SurfaceFacts.types`, or `none`.
  public var type: UInt32
  /// The value it is bound to, an index into `BodyFacts.expressions`, or `none`.
  public var value: UInt32
  /// It is visible to the expressions from this index on (until its scope ends).
  public var visibleFrom: UInt32
  /// A place from 0, as the kind says; `UInt16.max` where it has none.
  public var index: UInt16
  /// `weak`, `unowned`, `let`, `lazy`.
  public var modifiers: Modifiers

  public init(
    kind: Kind, name: FileNameID, scope: UInt32, offset: UInt32, type: UInt32 = .max, value: UInt32 = .max,
    visibleFrom: UInt32, index: UInt16 = .max, modifiers: Modifiers = []
  ) {
    self.kind = kind
    self.name = name
    self.scope = scope
    self.offset = offset
    self.type = type
    self.value = value
    self.visibleFrom = visibleFrom
    self.index = index
    self.modifiers = modifiers
  }
}

/// The generic arguments of a name in an expression: `Foo<Bar>(x)`.
public struct GenericArgumentsFact: Sendable, Equatable {
  /// The `name`, `member` or `implicitMember` node.
  public var expression: UInt32
  /// The first of `count` sibling subtrees in `SurfaceFacts.types`.
  public var types: UInt32
  /// How many subtrees these are.
  public var count: UInt16

  public init(expression: UInt32, types: UInt32, count: UInt16) {
    self.expression = expression
    self.types = types
    self.count = count
  }
}

/// What a plain string literal says, where the name of a screen or segue may stand. Most literals are not kept.
public struct TextFact: Sendable, Equatable {
  /// The `literal` node.
  public var expression: UInt32
  /// Its text, as a name of the file's table.
  public var text: FileNameID

  public init(expression: UInt32, text: FileNameID) {
    self.expression = expression
    self.text = text
  }
}

/// A pattern and what it is matched with: `case .a(let x)` of a `switch`, `if case`, `for case`, `catch`.
public struct PatternFact: Sendable, Equatable {
  /// Its nodes are `first...pattern`.
  public var first: UInt32
  /// The expression that the pattern is.
  public var pattern: UInt32
  /// What it is matched with, or `none` (`catch`).
  public var subject: UInt32
  /// It is matched with each element of the subject (`for case`).
  public var isElement = false

  public init(first: UInt32, pattern: UInt32, subject: UInt32, isElement: Bool = false) {
    self.first = first
    self.pattern = pattern
    self.subject = subject
    self.isElement = isElement
  }
}
