import SourceText
import SwiftFacts

/// Comments that speak to viperlint (`// viperlint:disable …`), between statements and members.
extension Parser {
  /// Directives before the next token that no statement has claimed yet.
  mutating func takeDirectives() -> Range<Int> {
    guard nextDirective < tokenizer.directives.count else { return 0..<0 }
    return takeDirectives(before: token.start)
  }

  mutating func takeDirectives(before offset: UInt32) -> Range<Int> {
    let first = nextDirective
    while nextDirective < tokenizer.directives.count && tokenizer.directives[nextDirective].range.start < offset {
      nextDirective += 1
    }
    return first..<nextDirective
  }

  /// At a closing brace: what stands before it speaks of nothing.
  mutating func passDirectives() {
    if nextDirective < tokenizer.directives.count { _ = takeDirectives(before: token.start) }
  }

  /// The directives speak of what was read since `start`.
  mutating func cover(_ range: Range<Int>, _ start: UInt32) {
    for index in range where !tokenizer.directives[index].isTrailing {
      tokenizer.directives[index].covers = ByteRange(start: start, end: max(start, endOfPrevious))
    }
  }
}
