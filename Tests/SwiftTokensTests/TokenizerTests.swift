import SwiftFacts
import Testing

@testable import SwiftTokens

@Suite("Tokens")
struct TokenizerTests {
  private func kinds(_ source: String) -> [TokenKind] {
    var tokenizer = Tokenizer()
    let bytes = Array(source.utf8)
    tokenizer.tokenize(bytes)
    return tokenizer.tokens.array().dropLast().map(\.kind)
  }

  private func texts(_ source: String) -> [String] {
    var tokenizer = Tokenizer()
    let bytes = Array(source.utf8)
    tokenizer.tokenize(bytes)
    return tokenizer.tokens.array().dropLast().map {
      String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }
  }

  /// The number of a reserved word is that of its kind.
  @Test func reservedWordsHaveTheirNumbers() {
    var interner = NameInterner()
    func id(_ word: String) -> UInt32 { interner.id(spelled: Array(word.utf8)) }
    #expect(id("associatedtype") == UInt32(TokenKind.associatedtype.rawValue))
    #expect(id("_") == Word.reservedCount)
    #expect(UInt32(TokenKind.identifier.rawValue) == Word.reservedCount + 1)
  }

  @Test func keywordsNamesAndBackticks() {
    #expect(
      kinds("class `class` classy Self self _ $0") == [
        .class, .identifier, .identifier, .selfType, .selfWord, .underscore, .identifier,
      ])
  }

  @Test func operatorsKnowWhatTheyAreBoundTo() {
    #expect(
      kinds("a + b a+b -a a! b? c ?? d &x e... ..<f = -> g?.h") == [
        .identifier, .binaryOperator, .identifier, .identifier, .binaryOperator, .identifier, .prefixOperator,
        .identifier, .identifier, .exclamation, .identifier, .questionPostfix, .identifier, .binaryOperator,
        .identifier, .prefixAmpersand, .identifier, .identifier, .postfixOperator, .prefixOperator, .identifier,
        .equal, .arrow, .identifier, .questionPostfix, .period, .identifier,
      ])
  }

  @Test func numbers() {
    #expect(
      texts("1_000 0xFF.p 1.5e-3 0x1.8p3 1...2 a.0.1 1.foo 0b01") == [
        "1_000", "0xFF", ".", "p", "1.5e-3", "0x1.8p3", "1", "...", "2", "a", ".", "0", ".", "1", "1", ".", "foo",
        "0b01",
      ])
  }

  @Test func stringsAndTheirInterpolations() {
    #expect(
      kinds(###""a\"b" "a\(b)c\("d")" ##"a\#(b"#c"##"###) == [
        .string, .stringHead, .interpolationOpen, .identifier, .interpolationClose, .interpolationOpen, .string,
        .interpolationClose, .stringTail, .string,
      ])
    #expect(
      kinds("\"\"\"\n a \"\" \\(b)\n \"\"\"") == [
        .stringHead, .interpolationOpen, .identifier, .interpolationClose, .stringTail,
      ])
  }

  @Test func regularExpressionsBesideDivision() {
    #expect(kinds("a / b / c") == [.identifier, .binaryOperator, .identifier, .binaryOperator, .identifier])
    #expect(kinds("x = /a b/") == [.identifier, .equal, .regex])
    #expect(kinds("f(/a/, #/b/c/#)") == [.identifier, .leftParen, .regex, .comma, .regex, .rightParen])
    #expect(
      kinds("func /(a: A)") == [.func, .prefixOperator, .leftParen, .identifier, .colon, .identifier, .rightParen])
  }

  @Test func commentsAreNoTokens() {
    #expect(texts("a // b\n/* c /* d */ e */ f /** g */") == ["a", "f"])
  }

  @Test func otherAlphabets() {
    #expect(texts("let имя = 🙂 ⊕ ñ\u{301}") == ["let", "имя", "=", "🙂", "⊕", "ñ\u{301}"])
  }
}
