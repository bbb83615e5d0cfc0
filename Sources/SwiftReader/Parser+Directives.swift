import SourceText
import SwiftFacts
import SwiftTokens

/// Comments that speak to viperlint (`// viperlint:ignore …`), between statements and members, and inside of them.
extension Parser {
  /// Directives right before the next token. Those that stand further up, inside of what was read last or of the head
  /// of what is read now, speak of what follows them there.
  mutating func takeDirectives() -> Range<Int> {
    guard nextDirective < tokenizer.directives.count else { return 0..<0 }
    let (previous, offset) = (endOfPrevious, token.start)
    while nextDirective < tokenizer.directives.count, tokenizer.directives[nextDirective].range.start < previous {
      coverInside(nextDirective)
      nextDirective += 1
    }
    return takeDirectives(before: offset)
  }

  /// All that no statement has claimed yet.
  mutating func takeDirectives(before offset: UInt32) -> Range<Int> {
    let first = nextDirective
    while nextDirective < tokenizer.directives.count && tokenizer.directives[nextDirective].range.start < offset {
      nextDirective += 1
    }
    return first..<nextDirective
  }

  /// At a closing brace: what stands before it speaks of nothing.
  mutating func passDirectives() {
    if nextDirective < tokenizer.directives.count { _ = takeDirectives() }
  }

  /// The directives speak of what was read since `start`.
  mutating func cover(_ range: Range<Int>, _ start: UInt32) {
    for index in range where !tokenizer.directives[index].isTrailing {
      tokenizer.directives[index].covers = ByteRange(start: start, end: max(start, endOfPrevious))
    }
  }

  /// An argument, an element, a parameter, a condition or a link of a chain: what begins behind the directive, with the
  /// brackets that open there, up to the end of its line, or of those on which it goes on. Of a `case` of a switch it
  /// is all up to the next one.
  private mutating func coverInside(_ directive: Int) {
    guard !tokenizer.directives[directive].isTrailing else { return }
    let first = firstToken(behind: tokenizer.directives[directive].range.end)
    let start = token(at: first).start
    if directive > 0, tokenizer.directives[directive - 1].covers.start == start,
      !tokenizer.directives[directive - 1].isTrailing
    {
      tokenizer.directives[directive].covers = tokenizer.directives[directive - 1].covers
      return
    }
    let isCase = beginsCase(first)
    let isLink = joins(first)
    var index = first
    var end = start
    while index < endOfFile {
      let token = token(at: index)
      switch token.kind {
      case .rightParen, .rightBracket, .rightBrace, .interpolationClose, .stringTail: index = endOfFile
      // Perhaps the body whose head this is the end of.
      case .leftBrace where index > first && !isCase && !isKnownClosure(index): index = endOfFile
      case .case where isCase && index > first && beginsCase(index), .default where isCase && index > first:
        index = endOfFile
      case _ where index > first && token.startsLine && !isCase && !goesOn(at: index, isLink): index = endOfFile
      default:
        index = behind(index)
        end = self.token(at: index - 1).end
      }
    }
    tokenizer.directives[directive].covers = ByteRange(start: start, end: end)
  }

  /// Whether a line goes on what the line before began; a link, or what follows an operator there, is one of its own.
  private mutating func goesOn(at index: Int, _ isLink: Bool) -> Bool {
    if !isLink, joins(index) { return true }
    return [.binaryOperator, .questionInfix, .colon, .equal].contains(token(at: index - 1).kind)
  }

  /// `.filter { … }`, `?? other`, `: other`
  private mutating func joins(_ index: Int) -> Bool {
    [.period, .binaryOperator, .questionInfix, .colon].contains(token(at: index).kind)
  }

  /// Of a switch, and not of a condition: `if x, case .a = y`.
  private mutating func beginsCase(_ index: Int) -> Bool {
    let kind = token(at: index).kind
    guard kind == .case, index > 0 else { return kind == .default }
    return ![.comma, .if, .guard, .while, .for].contains(token(at: index - 1).kind)
  }

  /// A brace that was read to its end within this statement, or that opens the closure which is read now.
  private mutating func isKnownClosure(_ brace: Int) -> Bool {
    if let partner = partner(brace), partner < position { return true }
    return brace < position && scope != Parser.none && scopes[Int(scope)].kind == .closure
      && scopes[Int(scope)].range.start == token(at: brace).start
  }

  private mutating func firstToken(behind offset: UInt32) -> Int {
    var (low, high) = (0, endOfFile)
    while low < high {
      let middle = (low + high) / 2
      if tokenizer.tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
