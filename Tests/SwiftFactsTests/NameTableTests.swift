import SwiftFacts
import Testing

@Suite("Name tables")
struct NameTableTests {
  @Test func aNewTableHoldsTheEmptyName() {
    let table = NameTable()
    #expect(table.count == 1)
    #expect(table[0] == "")
    #expect(table.hashes == [NameTable.hash(of: [])])
  }

  @Test func hashesDifferByLengthAndContent() {
    let names = ["a", "b", "ab", "ba", "presenter", "presenters", "presente", "interactor", "viewDidLoad"]
    #expect(Set(names.map { NameTable.hash(of: $0.utf8) }).count == names.count)
  }
}
