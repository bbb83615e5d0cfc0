/// What a token is. Reserved words carry the raw values of their ids in `Word`.
enum TokenKind: UInt8 {
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
  var isReserved: Bool { rawValue &- 1 < UInt8(Word.reservedCount) }

  /// Something that can stand behind a dot or before a colon: an identifier or any reserved word.
  var isNameLike: Bool { rawValue &- 1 <= UInt8(Word.reservedCount) }

  var isOperator: Bool {
    rawValue >= TokenKind.binaryOperator.rawValue && rawValue <= TokenKind.postfixOperator.rawValue
  }

  var isConditionalDirective: Bool {
    rawValue >= TokenKind.poundIf.rawValue && rawValue <= TokenKind.poundEndif.rawValue
  }
}

/// One token: 16 bytes, no references.
struct Token {
  var start: UInt32
  var end: UInt32
  /// The id of a name, the partner of a bracket, or the bytes of an operator.
  var value: UInt32
  var kind: TokenKind
  var flags: Flags

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let startsLine = Flags(rawValue: 1 << 0)
    /// A blank, a comment or a line end stands before it.
    static let spaceBefore = Flags(rawValue: 1 << 1)
    static let backticked = Flags(rawValue: 1 << 2)
    /// A `<` that was tried as the start of generic arguments, and is none.
    static let notGeneric = Flags(rawValue: 1 << 3)
  }

  static let noPartner = UInt32.max
  static let longOperator = UInt32.max

  var startsLine: Bool { flags.contains(.startsLine) }
}

/// Operators by their bytes, first byte lowest.
enum Operator {
  static let less: UInt32 = 0x3c
  static let ampersand: UInt32 = 0x26
  static let tilde: UInt32 = 0x7e
  static let minus: UInt32 = 0x2d
  static let coalescing: UInt32 = 0x3f3f
  static let ellipsis: UInt32 = 0x2e_2e2e
  static let halfOpen: UInt32 = 0x3c_2e2e
}
