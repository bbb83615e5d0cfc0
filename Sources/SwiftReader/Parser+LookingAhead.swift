import SwiftFacts
import SwiftTokens

/// Whether a declaration begins here: most of its words are names elsewhere.
extension Parser {
  /// A declaration begins here.
  mutating func isDeclaration() -> Bool { isDeclaration(at: position) }

  /// A declaration begins at `index`.
  mutating func isDeclaration(at index: Int) -> Bool {
    let token = token(at: index)
    switch token.kind {
    case .class, .struct, .enum, .protocol, .extension, .func, .let, .var, .typealias, .associatedtype, .import,
      .operator, .precedencegroup, .deinit, .public, .private, .internal, .fileprivate, .static, .at:
      return true
    case .subscript: return self.token(at: index + 1).kind == .leftParen
    case .pound: return scope == Parser.none && !isAvailability(token)
    case .identifier:
      guard !token.flags.contains(.backticked) else { return false }
      return isModifier(at: index) || isContextualDeclaration(at: index)
    default: return false
    }
  }

  /// `actor A`, `macro m`, `using @A`.
  mutating func isContextualDeclaration(at index: Int) -> Bool {
    let token = token(at: index)
    let next = self.token(at: index + 1)
    switch token.value {
    case Word.actor:
      return next.kind == .identifier && !next.startsLine
    case Word.macro: return next.kind == .identifier && !next.startsLine
    case Word.using:
      return !next.startsLine && (next.kind == .at || isWord(next, Word.nonisolated))
    default: return false
    }
  }

  /// A word that can be a modifier, whatever follows it.
  mutating func isModifierWord(_ token: Token) -> Bool {
    guard token.kind == .identifier, !token.flags.contains(.backticked) else { return false }
    switch token.value {
    case Word.convenience, Word.dynamic, Word.final, Word.indirect, Word.infix, Word.lazy, Word.mutating,
      Word.nonisolated, Word.nonmutating, Word.open, Word.optional, Word.override, Word.package, Word.postfix,
      Word.prefix, Word.required, Word.unowned, Word.weak, Word.borrowing, Word.consuming, Word.distributed,
      Word.isolated, Word.sending, Word.const, Word.consumingUnderscored, Word.async, Word.local, Word.reasync:
      return true
    default: return false
    }
  }

  /// The word at `index` is a modifier: what follows is another one, or the keyword of a declaration.
  mutating func isModifier(at index: Int) -> Bool {
    let token = token(at: index)
    guard isModifierWord(token) else { return false }
    var next = index + 1
    if self.token(at: next).kind == .leftParen {
      switch token.value {
      case Word.unowned, Word.nonisolated, Word.package, Word.open:
        guard self.token(at: next + 2).kind == .rightParen, self.token(at: next + 1).kind == .identifier else {
          return false
        }
        if token.value == Word.open && !isWord(self.token(at: next + 1), Word.set) { return false }
        next += 3
      default: return false
      }
    }
    let following = self.token(at: next)
    switch following.kind {
    case .class, .struct, .enum, .protocol, .extension, .func, .let, .var, .typealias, .associatedtype, .import,
      .operator, .deinit, .public, .private, .internal, .fileprivate, .static, .subscript, .initWord, .case, .at:
      if token.value == Word.async { return following.kind == .let || following.kind == .var }
      return true
    case .identifier:
      return isModifierWord(following) || isContextualDeclaration(at: next)
    default: return false
    }
  }

  /// `class` before `func`, `var`, another modifier…
  mutating func isClassModifier(at index: Int) -> Bool {
    let next = token(at: index + 1)
    switch next.kind {
    case .func, .var, .let, .subscript, .static, .public, .private, .internal, .fileprivate, .typealias, .initWord, .at:
      return true
    case .identifier: return isModifierWord(next) && isModifier(at: index + 1)
    default: return false
    }
  }
}
