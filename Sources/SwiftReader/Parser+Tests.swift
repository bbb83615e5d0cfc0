import SwiftFacts
import SwiftTokens

/// Functions of tests and of generated files: read for what they declare, and never judged (SEMANTICS.md §2).
extension Parser {
  /// Whether the body that begins at a brace is not worth reading, and it is known where it ends. A comment to
  /// viperlint in the file may speak of a statement in it.
  mutating func passesOver(bodyAt open: Int) -> Bool {
    guard skipsBodiesOfTests, tokenizer.directives.isEmpty, branches.isEmpty, partner(open) != nil else { return false }
    if let isOfTest { return isOfTest }
    let answer = importsTests() || isGeneratedHeader(tokenizer.source, tokenizer.header)
    isOfTest = answer
    return answer
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
