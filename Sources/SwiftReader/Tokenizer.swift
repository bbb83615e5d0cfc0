import SourceText
import SwiftFacts

/// Turns the bytes of a file into a flat array of tokens.
///
/// It knows all of Swift's lexical grammar and nothing of its syntax, except where the two cannot be told apart
/// (regular expressions beside division). It never fails: what it does not know becomes a token of kind `unknown`.
/// All its arrays are reused from file to file.
struct Tokenizer: ~Copyable {
  var tokens = Buffer<Token>()
  var interner = NameInterner()
  /// Comments that speak to viperlint.
  var directives: [DirectiveFact] = []
  var problems: [ReadProblem] = []
  /// The run of comments before the first token.
  var header = ByteRange(start: 0, end: 0)

  /// A conflict marker was seen that nothing closes.
  var conflictsHaveNoEnd = false
  /// Open brackets: indices of tokens.
  private var open = Buffer<UInt32>()
  /// Strings whose interpolation is being read, outermost first.
  var frames: [StringFrame] = []
  /// How many brackets of each kind are open since the innermost interpolation began.
  var depth = BracketDepth()

  struct BracketDepth {
    var parens = 0
    var braces = 0
    var brackets = 0
  }

  /// A string literal that is interrupted by an interpolation.
  struct StringFrame {
    var pounds: Int
    var isMultiline: Bool
    /// The token `stringHead`.
    var head: Int
    /// What was open around it.
    var depth: BracketDepth
  }

  mutating func tokenize(_ source: borrowing Span<UInt8>) {
    tokens.removeAll()
    interner.reset()
    directives.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    open.removeAll()
    frames.removeAll(keepingCapacity: true)
    depth = BracketDepth()
    header = ByteRange(start: 0, end: 0)
    conflictsHaveNoEnd = false
    run(source)
  }

  private mutating func run(_ source: borrowing Span<UInt8>) {
    let source = copy source
    var position = 0
    if source.count >= 3 && source[0] == 0xef && source[1] == 0xbb && source[2] == 0xbf { position = 3 }
    if source.peek(position) == 0x23 && source.peek(position + 1) == 0x21 {
      position = source.endOfLine(position)
    }
    var flags: Token.Flags = .startsLine
    while position < source.count {
      let byte = source[position]
      switch byte {
      case 0x20, 0x09, 0x0b, 0x0c, 0x00:
        flags.insert(.spaceBefore)
        position &+= 1
        continue
      case 0x0a, 0x0d:
        flags.formUnion([.startsLine, .spaceBefore])
        if !frames.isEmpty { endSingleLineStrings(position) }
        position = source.skipIndentation(position &+ 1)
        continue
      case 0x61...0x7a, 0x41...0x5a, 0x5f:
        position = name(source, position, flags)
      case 0x2f:
        let next = source.peek(position &+ 1)
        if next == 0x2f {
          position = lineComment(source, position, flags)
          flags.insert(.spaceBefore)
          continue
        }
        if next == 0x2a {
          let start = position
          position = blockComment(source, position, flags)
          flags.insert(.spaceBefore)
          if source.containsNewline(start, position) { flags.insert(.startsLine) }
          continue
        }
        position = operatorToken(source, position, flags)
      case 0x28: position = openBracket(position, .leftParen, flags)
      case 0x29:
        if let resumed = closeParen(source, position, flags) {
          position = resumed
        } else {
          position &+= 1
        }
      case 0x7b: position = openBracket(position, .leftBrace, flags)
      case 0x7d: position = closeBracket(position, .rightBrace, .leftBrace, flags)
      case 0x5b: position = openBracket(position, .leftBracket, flags)
      case 0x5d: position = closeBracket(position, .rightBracket, .leftBracket, flags)
      case 0x2c: position = append(.comma, position, 1, flags)
      case 0x3a:
        if source.peek(position &+ 1) == 0x3a {
          position = append(.colonColon, position, 2, flags)
        } else {
          position = append(.colon, position, 1, flags)
        }
      case 0x3b: position = append(.semicolon, position, 1, flags)
      case 0x40: position = append(.at, position, 1, flags)
      case 0x5c: position = append(.backslash, position, 1, flags)
      case 0x2e:
        if source.peek(position &+ 1) == 0x2e {
          position = operatorToken(source, position, flags)
        } else {
          position = append(.period, position, 1, flags)
        }
      case 0x22: position = string(source, position, position, pounds: 0, flags)
      case 0x30...0x39: position = number(source, position, flags)
      case 0x23: position = poundToken(source, position, flags)
      case 0x60: position = backticked(source, position, flags)
      case 0x24: position = name(source, position, flags)
      case 0x21, 0x25, 0x26, 0x2a, 0x2b, 0x2d, 0x3c, 0x3d, 0x3e, 0x3f, 0x5e, 0x7c, 0x7e:
        if byte == 0x3c || byte == 0x3e, flags.contains(.startsLine),
          let end = conflictMarker(source, position)
        {
          position = end
          continue
        }
        position = operatorToken(source, position, flags)
      case 0x80...:
        let start = position
        position = nonASCII(source, position, flags)
        if position < 0 {
          // A blank.
          position = -position
          flags.insert(.spaceBefore)
          assert(position > start)
          continue
        }
      default: position = append(.unknown, position, 1, flags)
      }
      flags = []
    }
    finish(source)
  }

  /// Closes what the end of the file leaves open.
  private mutating func finish(_ source: borrowing Span<UInt8>) {
    let end = UInt32(source.count)
    while let frame = frames.popLast() {
      let start = tokens[frame.head].start
      problems.append(ReadProblem(kind: .unterminatedInterpolation, range: ByteRange(start: start, end: end)))
      tokens[frame.head].value = UInt32(tokens.count)
      tokens.append(Token(start: end, end: end, value: UInt32(frame.head), kind: .stringTail, flags: []))
    }
    for position in open.indices {
      let index = open[position]
      problems.append(
        ReadProblem(
          kind: .unbalancedBrackets, range: ByteRange(start: tokens[Int(index)].start, end: tokens[Int(index)].end)))
    }
    tokens.append(Token(start: end, end: end, value: 0, kind: .endOfFile, flags: .startsLine))
    if hasOpenBrace() { repairBraces(source) }
  }

  private mutating func hasOpenBrace() -> Bool {
    for index in open.indices where tokens[Int(open[index])].kind == .leftBrace { return true }
    return false
  }

  // MARK: Appending

  /// Appends a token of `length` bytes and answers the offset behind it.
  @inline(__always)
  mutating func append(_ kind: TokenKind, _ start: Int, _ length: Int, _ flags: Token.Flags, value: UInt32 = 0) -> Int {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: start &+ length), value: value,
        kind: kind, flags: flags))
    return start &+ length
  }

  // MARK: Brackets

  private mutating func openBracket(_ position: Int, _ kind: TokenKind, _ flags: Token.Flags) -> Int {
    open.append(UInt32(tokens.count))
    switch kind {
    case .leftParen: depth.parens += 1
    case .leftBrace: depth.braces += 1
    default: depth.brackets += 1
    }
    return append(kind, position, 1, flags, value: Token.noPartner)
  }

  /// Closes a brace or a bracket. Braces are stronger than other brackets: `{ ( }` closes the brace.
  private mutating func closeBracket(
    _ position: Int, _ kind: TokenKind, _ opening: TokenKind, _ flags: Token.Flags
  ) -> Int {
    let isBrace = opening == .leftBrace
    guard isBrace ? depth.braces > 0 : depth.brackets > 0 else {
      stray(position)
      return append(kind, position, 1, flags, value: Token.noPartner)
    }
    if !isBrace && topKind() == .leftBrace {
      stray(position)
      return append(kind, position, 1, flags, value: Token.noPartner)
    }
    let partner = pop(to: opening)
    tokens[Int(partner)].value = UInt32(tokens.count)
    return append(kind, position, 1, flags, value: partner)
  }

  /// Closes a parenthesis; answers where to go on when it closes an interpolation.
  private mutating func closeParen(
    _ source: borrowing Span<UInt8>, _ position: Int, _ flags: Token.Flags
  ) -> Int? {
    if depth.parens == 0 {
      if frames.isEmpty {
        stray(position)
        _ = append(.rightParen, position, 1, flags, value: Token.noPartner)
        return nil
      }
      return closeInterpolation(source, position, flags)
    }
    if topKind() == .leftBrace {
      stray(position)
      _ = append(.rightParen, position, 1, flags, value: Token.noPartner)
      return nil
    }
    let partner = pop(to: .leftParen)
    tokens[Int(partner)].value = UInt32(tokens.count)
    _ = append(.rightParen, position, 1, flags, value: partner)
    return nil
  }

  private mutating func topKind() -> TokenKind? {
    guard let last = open.last else { return nil }
    return tokens[Int(last)].kind
  }

  /// Takes open brackets off until one of `kind` is found, which must be there.
  private mutating func pop(to kind: TokenKind) -> UInt32 {
    while let index = open.popLast() {
      let found = tokens[Int(index)].kind
      switch found {
      case .leftParen: depth.parens -= 1
      case .leftBrace: depth.braces -= 1
      case .leftBracket: depth.brackets -= 1
      default: break
      }
      if found == kind { return index }
      problems.append(
        ReadProblem(
          kind: .unbalancedBrackets, range: ByteRange(start: tokens[Int(index)].start, end: tokens[Int(index)].end)))
    }
    return Token.noPartner
  }

  private mutating func stray(_ position: Int) {
    problems.append(
      ReadProblem(
        kind: .unbalancedBrackets, range: ByteRange(start: UInt32(position), end: UInt32(position + 1))))
  }

  // MARK: Interpolations

  /// At the parenthesis of `\(`.
  mutating func openInterpolation(_ position: Int, frame: StringFrame) -> Int {
    var frame = frame
    frame.depth = depth
    frames.append(frame)
    depth = BracketDepth()
    open.append(UInt32(tokens.count))
    return append(.interpolationOpen, position, 1, [], value: Token.noPartner)
  }

  private mutating func closeInterpolation(
    _ source: borrowing Span<UInt8>, _ position: Int, _ flags: Token.Flags
  ) -> Int {
    let frame = endInterpolation(position, 1)
    return stringSegment(source, position + 1, frame)
  }

  /// Takes the innermost interpolation off the stacks and appends its closing token.
  private mutating func endInterpolation(_ position: Int, _ length: Int) -> StringFrame {
    let frame = frames.removeLast()
    let partner = pop(to: .interpolationOpen)
    depth = frame.depth
    tokens[Int(partner)].value = UInt32(tokens.count)
    _ = append(.interpolationClose, position, length, [], value: partner)
    return frame
  }

  /// A line end inside the interpolation of a single-line string ends that string.
  private mutating func endSingleLineStrings(_ position: Int) {
    while let frame = frames.last, !frame.isMultiline {
      problems.append(
        ReadProblem(
          kind: .unterminatedInterpolation,
          range: ByteRange(start: tokens[frame.head].start, end: UInt32(position))))
      _ = endInterpolation(position, 0)
      tokens[frame.head].value = UInt32(tokens.count)
      _ = append(.stringTail, position, 0, [], value: UInt32(frame.head))
    }
  }
}
