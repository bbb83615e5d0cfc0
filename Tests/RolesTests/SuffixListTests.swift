import Testing

@testable import Roles

@Suite struct SuffixListTests {
  @Test func suffixListPrefersTheLongest() {
    let list = SuffixList(["InteractorOutput", "Presenter", "Output", "View"])
    #expect(list.longest("LoginInteractorOutput") == 0)
    #expect(list.matches("LoginInteractorOutput") == [0, 2])
    #expect(list.longest("View") == 3)
    #expect(list.longest("LoginViewer") == nil)
    #expect(list.longest("") == nil)
  }
}
