import SwiftTokens
import Testing

@testable import SwiftReader

@Suite struct ContextualWordTests {
  /// The numbers are places in the list of words; these would shift first.
  @Test func contextualWordsHaveTheirNumbers() {
    var interner = NameInterner()
    func id(_ word: String) -> UInt32 { interner.id(spelled: Array(word.utf8)) }
    #expect(id("get") == Word.get)
    #expect(id("actor") == Word.actor)
    #expect(id("available") == Word.available)
    #expect(id("unchecked") == Word.unchecked)
    #expect(id("selfie") > Word.last)
  }
}
