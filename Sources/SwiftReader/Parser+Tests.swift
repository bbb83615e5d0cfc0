import SwiftFacts
import SwiftTokens

/// Functions of tests and of generated files: read for what they declare, and never judged (SEMANTICS.md §2).
extension Parser {
  /// Passes over the body of a function of a test, which begins at a brace, and keeps only the names in it. False: the
  /// body must be read. That is so, too, if its end is not known, or if the file has a comment to viperlint, which may
  /// be about a statement in it.
  mutating func passesOver(bodyAt open: Int) -> Bool {
    guard skipsBodiesOfTests, isOfTest, let close = partner(open) else { return false }
    for index in open..<close where tokenizer.tokens[index].kind.isNameLike {
      _ = name(tokenizer.tokens[index].value)
    }
    position = behind(open)
    return true
  }

  private var isOfTest: Bool {
    mutating get {
      guard tokenizer.directives.isEmpty, branches.isEmpty else { return false }
      if let knowsTest { return knowsTest }
      let answer = importsTests() || isGeneratedHeader(tokenizer.source, tokenizer.header)
      knowsTest = answer
      return answer
    }
  }

  /// Outside of `#if`, `@testable` or XCTest. (Of other targets that only tests import, the project may have its own.)
  private mutating func importsTests() -> Bool {
    let xctest = names[Word.xctest]
    for index in 0..<imports.count where imports[index].branch.isEmpty {
      if imports[index].isTestable || xctest != 0 && imports[index].target == xctest { return true }
    }
    return false
  }
}
