import SourceText
import SwiftFacts

/// Turns the bytes of a file into a flat array of tokens.
///
/// It knows all of Swift's lexical grammar and nothing of its syntax, except where the two cannot be told apart
/// (regular expressions beside division). It never fails: what it does not know becomes a token of kind `unknown`.
/// All its arrays are reused from file to file.
package struct Tokenizer: ~Copyable {
  package private(set) var source = SourceBytes()
  package var tokens = Buffer<Token>()
  package var interner = NameInterner()
  /// The offsets of the first bytes of all lines.
  package var lineStarts = Buffer<UInt32>()
  /// The kinds of the reserved words by their ids, and behind them that of all other names: to look it up costs no
  /// branch.
  let wordKinds = Tokenizer.kindsOfWords()
  /// Comments that speak to viperlint.
  package var directives: [DirectiveFact] = []
  package var problems: [ReadProblem] = []
  /// The run of comments before the first token.
  package var header = ByteRange(start: 0, end: 0)
  /// A blank line stood behind it.
  var isBehindHeader = false

  /// A conflict marker was seen that nothing closes.
  var conflictsHaveNoEnd = false
  /// By the number of `#` before regular expressions that nothing closes, the end of the line on which that is so;
  /// `.max` where nothing closes them in the rest of the file.
  var regexesWithoutEnd: [Int: Int] = [:]
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

  package init() {}

  package mutating func tokenize(_ bytes: [UInt8]) {
    source.fill(bytes)
    tokens.removeAll()
    lineStarts.removeAll()
    lineStarts.append(0)
    interner.reset()
    directives.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    open.removeAll()
    frames.removeAll(keepingCapacity: true)
    depth = BracketDepth()
    header = ByteRange(start: 0, end: 0)
    isBehindHeader = false
    conflictsHaveNoEnd = false
    if !regexesWithoutEnd.isEmpty { regexesWithoutEnd = [:] }
    run()
  }

  private mutating func run() {
    var position = 0
    if source[0] == 0xef && source[1] == 0xbb && source[2] == 0xbf { position = 3 }
    if source[position] == 0x23 && source[position + 1] == 0x21 { position = source.endOfLine(position) }
    var flags: Token.Flags = .startsLine
    while true {
      let byte = source[position]
      switch byte {
      case 0x00 where position >= source.count: return finish()
      case 0x00, 0x20, 0x09, 0x0b, 0x0c:
        flags.insert(.spaceBefore)
        position &+= 1
        continue
      case 0x0a, 0x0d:
        if byte == 0x0a || source[position &+ 1] != 0x0a {
          lineStarts.append(UInt32(truncatingIfNeeded: position &+ 1))
        }
        flags.formUnion([.startsLine, .spaceBefore])
        if !frames.isEmpty { endSingleLineStrings(position) }
        position = source.skipIndentation(position &+ 1)
        continue
      case 0x61...0x7a, 0x41...0x5a: position = name(position, flags)
      case 0x5f: position = underscore(position, flags)
      case 0x2f:
        if source[position &+ 1] == 0x2f || source[position &+ 1] == 0x2a {
          position = comment(position, &flags)
          continue
        }
        position = operatorToken(position, flags)
      case 0x28: position = openBracket(position, .leftParen, flags)
      case 0x29: position = closeBracket(position, .rightParen, .leftParen, flags)
      case 0x7b: position = openBracket(position, .leftBrace, flags)
      case 0x7d: position = closeBracket(position, .rightBrace, .leftBrace, flags)
      case 0x5b: position = openBracket(position, .leftBracket, flags)
      case 0x5d: position = closeBracket(position, .rightBracket, .leftBracket, flags)
      case 0x2c: position = append(.comma, position, 1, flags)
      case 0x3a:
        if source[position &+ 1] == 0x3a {
          position = append(.colonColon, position, 2, flags)
        } else {
          position = append(.colon, position, 1, flags)
        }
      case 0x3b: position = append(.semicolon, position, 1, flags)
      case 0x40: position = append(.at, position, 1, flags)
      case 0x5c: position = append(.backslash, position, 1, flags)
      case 0x2e:
        if source[position &+ 1] == 0x2e {
          position = operatorToken(position, flags)
        } else {
          position = append(.period, position, 1, flags)
        }
      case 0x22: position = string(position, position, pounds: 0, flags)
      case 0x30...0x39: position = number(position, flags)
      case 0x23: position = poundToken(position, flags)
      case 0x60: position = backticked(position, flags)
      case 0x24: position = anyName(position, flags)
      case 0x21, 0x25, 0x26, 0x2a, 0x2b, 0x2d, 0x3c, 0x3d, 0x3e, 0x3f, 0x5e, 0x7c, 0x7e:
        if byte == 0x3c || byte == 0x3e, flags.contains(.startsLine),
          let end = conflictMarker(position)
        {
          position = end
          continue
        }
        position = operatorToken(position, flags)
      case 0x80...:
        let start = position
        position = nonASCII(position, flags)
        if position < 0 {
          // A blank.
          position = -position
          flags.insert(.spaceBefore)
          assert(position > start)
          continue
        }
      default: position = append(.unknown, position, 1, flags)
      }
      // Behind most tokens stands one blank, or none.
      let isBlank = source[position] == 0x20
      position &+= isBlank ? 1 : 0
      flags = isBlank ? .spaceBefore : []
    }
  }

  /// A comment of either kind; what stands behind it is separated from what stands before.
  @inline(__always)
  private mutating func comment(_ start: Int, _ flags: inout Token.Flags) -> Int {
    defer { flags.insert(.spaceBefore) }
    if source[start &+ 1] == 0x2f { return lineComment(start, flags) }
    let end = blockComment(start, flags)
    if source.containsNewline(start, end) { flags.insert(.startsLine) }
    return end
  }

  private static func kindsOfWords() -> Buffer<TokenKind> {
    var kinds = Buffer<TokenKind>()
    for id in 0...Word.reservedCount { kinds.append(TokenKind(rawValue: UInt8(id)) ?? .identifier) }
    kinds.append(.identifier)
    return kinds
  }

  /// Closes what the end of the file leaves open.
  private mutating func finish() {
    let end = UInt32(source.count)
    while let frame = frames.popLast() {
      let start = tokens[frame.head].start
      problems.append(ReadProblem(kind: .unterminatedInterpolation, range: ByteRange(start: start, end: end)))
      tokens[frame.head].value = UInt32(tokens.count)
      tokens.append(Token(start: end, end: end, value: UInt32(frame.head), kind: .stringTail, flags: []))
    }
    for position in open.indices {
      let index = open[position]
      let kind: ReadProblem.Kind = tokens[Int(index)].kind == .leftBrace ? .unclosedBrace : .unbalancedBrackets
      problems.append(
        ReadProblem(kind: kind, range: ByteRange(start: tokens[Int(index)].start, end: tokens[Int(index)].end)))
    }
    tokens.append(Token(start: end, end: end, value: 0, kind: .endOfFile, flags: .startsLine))
    if hasOpenBrace() { repairBraces() }
  }

  private mutating func hasOpenBrace() -> Bool {
    for index in open.indices where tokens[Int(open[index])].kind == .leftBrace { return true }
    return false
  }

  /// The lines that begin inside of a token or a comment.
  mutating func noteLines(_ start: Int, _ end: Int) {
    var position = start
    while position < end {
      let word = source.word(at: position)
      var ends = WordScan.holdsControl(word) ? WordScan.lineEnds(word) : 0
      while ends != 0 {
        let offset = position &+ WordScan.length(ends)
        ends &= ends &- 1
        guard offset < end else { return }
        if source[offset] == 0x0a || source[offset &+ 1] != 0x0a {
          lineStarts.append(UInt32(truncatingIfNeeded: offset &+ 1))
        }
      }
      position &+= 8
    }
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

  /// Closes a bracket: nearly always the innermost one, which is of its kind.
  @inline(__always)
  private mutating func closeBracket(
    _ position: Int, _ kind: TokenKind, _ opening: TokenKind, _ flags: Token.Flags
  ) -> Int {
    guard let partner = open.last, tokens[Int(partner)].kind == opening else {
      return closeOther(position, kind, opening, flags)
    }
    open.removeLast()
    switch opening {
    case .leftParen: depth.parens &-= 1
    case .leftBrace: depth.braces &-= 1
    default: depth.brackets &-= 1
    }
    tokens[Int(partner)].value = UInt32(truncatingIfNeeded: tokens.count)
    return append(kind, position, 1, flags, value: partner)
  }

  /// Closes an interpolation, or a bracket that is not the innermost one. Braces are stronger than other brackets: `{ (
  /// }` closes the brace.
  @inline(never)
  private mutating func closeOther(
    _ position: Int, _ kind: TokenKind, _ opening: TokenKind, _ flags: Token.Flags
  ) -> Int {
    let isOpen: Bool
    switch opening {
    case .leftParen:
      if depth.parens == 0 && !frames.isEmpty { return closeInterpolation(position) }
      isOpen = depth.parens > 0 && topKind() != .leftBrace
    case .leftBrace: isOpen = depth.braces > 0
    default: isOpen = depth.brackets > 0 && topKind() != .leftBrace
    }
    guard isOpen else {
      stray(position)
      return append(kind, position, 1, flags, value: Token.noPartner)
    }
    let partner = pop(to: opening)
    tokens[Int(partner)].value = UInt32(tokens.count)
    return append(kind, position, 1, flags, value: partner)
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

  private mutating func closeInterpolation(_ position: Int) -> Int {
    let frame = endInterpolation(position, 1)
    return stringSegment(position + 1, frame)
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
