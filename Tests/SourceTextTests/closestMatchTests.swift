import SourceText
import Testing

@Suite struct ClosestMatchTests {
  @Test func findsWhatWasMeant() {
    let roles = ["view", "interactor", "presenter", "router"]
    #expect(closestMatch(to: "presentor", among: roles) == "presenter")
    #expect(closestMatch(to: "Interacter", among: roles) == "interactor")
    #expect(closestMatch(to: "veiw", among: roles) == "view")
    #expect(closestMatch(to: "banana", among: roles) == nil)
    #expect(closestMatch(to: "", among: roles) == nil)
    #expect(didYouMean("roter", among: roles) == "did you mean \"router\"?")
  }

  @Test func countsEdits() {
    #expect(editDistance(Array("kitten"), Array("sitting")) == 3)
    #expect(editDistance(Array("ab"), Array("ba")) == 1)
    #expect(editDistance(Array(""), Array("abc")) == 3)
    #expect(editDistance(Array("abc"), Array("")) == 3)
  }
}
