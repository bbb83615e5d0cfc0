import SourceText
import SwiftFacts
import SwiftTokens

extension Parser {
  @inline(__always)
  var token: Token { mutating get { tokenizer.tokens[position] } }

  @inline(__always)
  var kind: TokenKind { mutating get { tokenizer.tokens[position].kind } }

  /// The token `distance` behind the next one, up to `Parser.furthestPeek`; the end of the file repeats that often.
  @inline(__always)
  mutating func peek(_ distance: Int) -> Token { tokenizer.tokens[position &+ distance] }

  /// The token at any index; the end of the file repeats for ever.
  @inline(__always)
  mutating func token(at index: Int) -> Token { tokenizer.tokens[min(index, endOfFile)] }

  /// Steps over the next token, never over the end of the file.
  @inline(__always)
  mutating func advance() {
    if position < endOfFile { position &+= 1 }
  }

  @inline(__always)
  mutating func consume(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }

  /// The next token is this contextual keyword, not in backticks.
  @inline(__always)
  mutating func at(_ word: UInt32) -> Bool { isWord(token, word) }

  @inline(__always)
  mutating func isWord(_ token: Token, _ word: UInt32) -> Bool {
    token.value == word && token.kind == .identifier && !token.flags.contains(.backticked)
  }

  /// The offset behind the last token that was read.
  var endOfPrevious: UInt32 { mutating get { position == 0 ? 0 : tokenizer.tokens[position - 1].end } }

  /// The index of the partner of the bracket at `index`, or nil when it has none.
  mutating func partner(_ index: Int) -> Int? {
    let value = tokenizer.tokens[index].value
    return value == Token.noPartner ? nil : Int(value)
  }

  /// The index of the token behind the bracketed region that begins at `index`, or behind that token alone.
  mutating func behind(_ index: Int) -> Int {
    switch token(at: index).kind {
    case .leftParen, .leftBrace, .leftBracket, .interpolationOpen, .stringHead:
      return min((partner(index) ?? index) + 1, endOfFile)
    default: return min(index + 1, endOfFile)
    }
  }

  /// Steps over one token, or over a whole bracketed region.
  mutating func skip() { position = max(position, behind(position)) }

  /// The number of the name of the next token in the facts.
  @inline(__always)
  mutating func nameOfToken() -> FileNameID {
    let token = token
    guard token.kind.isNameLike else { return name(from: token.start, to: token.end) }
    return name(token.value)
  }

  /// The number in the facts of a name with this number in the interner.
  @inline(__always)
  mutating func name(_ id: UInt32) -> FileNameID {
    let known = names[id]
    return known != 0 ? known : names.add(id)
  }

  /// The number of the text `source[start..<end]` as a name.
  mutating func name(from start: UInt32, to end: UInt32) -> FileNameID {
    guard start < end else { return 0 }
    return name(tokenizer.interner.id(tokenizer.source, Int(start), Int(end)))
  }

  /// The number of `text` as a name.
  mutating func name(spelled text: [UInt8]) -> FileNameID { name(tokenizer.interner.id(spelled: text)) }

  /// Takes one byte off the front of the next operator: `>` off `>>`, `?` off `??`.
  mutating func consumeOperatorByte(_ byte: UInt8) -> Bool {
    var token = token
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .questionPostfix, .questionInfix, .exclamation, .equal,
      .prefixAmpersand:
      break
    default: return false
    }
    guard token.start < token.end, tokenizer.source[Int(token.start)] == byte else { return false }
    if token.end - token.start == 1 {
      advance()
      return true
    }
    splits.append(SplitToken(index: position, token: token))
    token.start += 1
    token.flags.subtract([.startsLine, .spaceBefore])
    let length = token.end - token.start
    switch tokenizer.source[Int(token.start)] {
    case 0x3f: token.kind = .questionPostfix
    case 0x21: token.kind = .exclamation
    case 0x3d where length == 1: token.kind = .equal
    case 0x2d where length == 2 && tokenizer.source[Int(token.start) + 1] == 0x3e: token.kind = .arrow
    default: if !token.kind.isOperator { token.kind = .postfixOperator }
    }
    token.value = tokenizer.source.operatorValue(Int(token.start), Int(token.end))
    tokenizer.tokens[position] = token
    return true
  }

  /// The next token is an operator that begins with `byte`.
  @inline(__always)
  mutating func atOperatorByte(_ byte: UInt8) -> Bool {
    let token = token
    guard token.kind.isOperator else { return false }
    return tokenizer.source[Int(token.start)] == byte
  }

  // MARK: Problems

  mutating func report(_ kind: ReadProblem.Kind, _ start: UInt32, _ end: UInt32) {
    if let last = problems.last, last.kind == kind, last.range.end >= start, kind == .unparsedCode {
      problems[problems.count - 1].range.end = max(last.range.end, end)
      return
    }
    problems.append(ReadProblem(kind: kind, range: ByteRange(start: start, end: end)))
  }

  /// Skips one token or bracketed region that no rule fits.
  mutating func skipUnparsed() {
    let start = token.start
    skip()
    report(.unparsedCode, start, max(start, endOfPrevious))
  }

  /// Goes to the token at `index`, reporting what lies between as not understood.
  mutating func skipUnparsed(to index: Int) {
    guard position < index else { return }
    let start = token.start
    position = index
    report(.unparsedCode, start, endOfPrevious)
  }

  /// Enters one level of recursion; at the limit it skips to the end of the region instead and answers false.
  mutating func enter() -> Bool {
    if depth < Parser.deepest {
      depth &+= 1
      return true
    }
    // An attempt that will be undone must not look at the rest of the file: many attempts would be quadratic.
    if !isAttempt { skipTooDeep() }
    return false
  }

  /// Enters one level of recursion at a bracket, for what is read on behind it: at the limit it skips no more than the
  /// bracketed region. (To look for the end of what is around it, at each of many brackets, would be quadratic.)
  mutating func enter(bracketsAt open: Int) -> Bool {
    if depth < Parser.deepest {
      depth &+= 1
      return true
    }
    let start = tokenizer.tokens[open].start
    position = behind(open)
    if !isAttempt { report(.nestingTooDeep, start, endOfPrevious) }
    return false
  }

  private mutating func skipTooDeep() {
    let start = token.start
    let before = position
    loop: while true {
      switch kind {
      case .endOfFile, .rightParen, .rightBrace, .rightBracket, .interpolationClose, .stringTail, .comma, .semicolon:
        break loop
      default: skip()
      }
    }
    if position > before { report(.nestingTooDeep, start, endOfPrevious) }
  }

  // MARK: Conditional compilation

  /// At `#if`, `#elseif`, `#else` or `#endif`: reads the directive with its condition. All branches are read in
  /// sequence, so nothing else needs to know.
  mutating func parseConditionalDirective() {
    let directive = kind
    let start = token.start
    advance()
    if directive != .poundIf { closeBranch(at: start) }
    switch directive {
    case .poundIf: conditionalDepth += 1
    case .poundEndif: conditionalDepth = max(0, conditionalDepth - 1)
    default: break
    }
    if directive != .poundEndif { branches.append((start, imports.count)) }
    guard directive == .poundIf || directive == .poundElseif else { return }
    position = endOfCondition(position)
  }

  /// The imports of the innermost branch of `#if` learn where it lies.
  private mutating func closeBranch(at end: UInt32) {
    guard let (start, first) = branches.popLast() else { return }
    for index in first..<max(first, imports.count) where imports[index].branch.isEmpty {
      imports[index].branch = ByteRange(start: start, end: end)
    }
  }

  /// The index behind the condition of `#if` that begins at `index`: the rest of the line, and the next line where an
  /// operator connects them.
  mutating func endOfCondition(_ index: Int) -> Int {
    var index = index
    var isFirst = true
    while true {
      let token = token(at: index)
      if token.kind == .endOfFile { return index }
      if token.startsLine && !isFirst {
        let previous = self.token(at: index - 1)
        guard token.kind == .binaryOperator || previous.kind == .binaryOperator else { return index }
      } else if token.startsLine {
        return index
      }
      isFirst = false
      index = max(index + 1, behind(index))
    }
  }

  /// A declaration directly inside this code is conditional.
  var conditional: Modifiers { mutating get { conditionalDepth > 0 ? .conditional : [] } }
}
