import SourceText
import Testing

@Suite struct ProblemTests {
  @Test func readsLikeACompilersMessage() {
    let problem = Problem(
      path: "a.yml", position: Position(line: 2, column: 3), message: "unknown key \"rol\"",
      suggestion: "did you mean \"role\"?")
    #expect(problem.description == "a.yml:2:3: error: unknown key \"rol\"; did you mean \"role\"?")
    #expect(Problem(.warning, rule: "idle-rule", path: "", message: "m").description == "warning: m [idle-rule]")
  }

  @Test func sortsByPlace() {
    let late = Problem(path: "a", position: Position(line: 2, column: 1), message: "m")
    let early = Problem(path: "a", position: Position(line: 1, column: 9), message: "m")
    let whole = Problem(path: "a", message: "m")
    #expect([late, early, whole].sorted() == [whole, early, late])
  }
}
