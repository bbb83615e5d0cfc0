/// What a token is. Reserved words carry the raw values of their ids in `Word`.
@frozen public enum TokenKind: UInt8, Sendable {
  case endOfFile = 0
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, initWord, `inout`, `let`, `operator`
  case `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`, `fileprivate`, `internal`, `private`
  case `public`, `static`, `defer`, `if`, `guard`, `do`, `repeat`, `else`, `for`, `in`, `while`, `return`, `break`
  case `continue`, `fallthrough`, `switch`, `case`, `default`, `where`, `catch`, `throw`, `as`, anyType, `false`, `is`
  case `nil`, `rethrows`, `super`, selfWord, selfType, `true`, `try`, `throws`, underscore
  /// `value` is the id of the name.
  case identifier
  case integer, float, string, regex
  /// A string literal up to its first interpolation; `value` is the index of its `stringTail`.
  case stringHead
  case stringTail
  /// The parentheses of `\( )`; brackets carry the index of their partner in `value`, or `Token.noPartner`.
  case interpolationOpen, interpolationClose
  case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
  case comma, colon, colonColon, semicolon, period, at, backslash
  case arrow, equal, prefixAmpersand, questionPostfix, questionInfix, exclamation
  /// `value` holds the first four bytes of an operator, or `Token.longOperator`.
  case binaryOperator, prefixOperator, postfixOperator
  case poundIf, poundElseif, poundElse, poundEndif
  /// `#name`; `value` is the id of the name.
  case pound
  case unknown

  /// A reserved word, `_` included.
  @inlinable public var isReserved: Bool { rawValue &- 1 < UInt8(Word.reservedCount) }

  /// Something that can stand behind a dot or before a colon: an identifier or any reserved word.
  @inlinable public var isNameLike: Bool { rawValue &- 1 <= UInt8(Word.reservedCount) }

  /// An operator of any kind; `=`, `->`, `&`, `?` and `!` have kinds of their own.
  @inlinable public var isOperator: Bool {
    rawValue >= TokenKind.binaryOperator.rawValue && rawValue <= TokenKind.postfixOperator.rawValue
  }

  /// `#if`, `#elseif`, `#else` or `#endif`.
  @inlinable public var isConditionalDirective: Bool {
    rawValue >= TokenKind.poundIf.rawValue && rawValue <= TokenKind.poundEndif.rawValue
  }
}

/// One token: 16 bytes, no references.
@frozen public struct Token: Sendable {
  /// Bytes from the start of the file.
  public var start: UInt32
  /// Exclusive.
  public var end: UInt32
  /// The id of a name, the partner of a bracket, or the bytes of an operator.
  public var value: UInt32
  /// Says what `value` means.
  public var kind: TokenKind
  /// How it stands in the text.
  public var flags: Flags

  @inlinable public init(start: UInt32, end: UInt32, value: UInt32, kind: TokenKind, flags: Flags) {
    self.start = start
    self.end = end
    self.value = value
    self.kind = kind
    self.flags = flags
  }

  /// What stands before a token, and how it is written.
  @frozen public struct Flags: OptionSet, Sendable {
    /// One bit each, as below.
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It is the first on its line.
    @inlinable public static var startsLine: Flags { Flags(rawValue: 1 << 0) }
    /// A blank, a comment or a line end stands before it.
    @inlinable public static var spaceBefore: Flags { Flags(rawValue: 1 << 1) }
    /// A name in backticks.
    @inlinable public static var backticked: Flags { Flags(rawValue: 1 << 2) }
    /// A `<` that was tried as the start of generic arguments, and is none.
    @inlinable public static var notGeneric: Flags { Flags(rawValue: 1 << 3) }
  }

  /// The `value` of a bracket that nothing opens or closes.
  @inlinable public static var noPartner: UInt32 { .max }
  /// The `value` of an operator of more than four bytes.
  @inlinable public static var longOperator: UInt32 { .max }

  /// It is the first on its line.
  @inlinable public var startsLine: Bool { flags.contains(.startsLine) }
}
