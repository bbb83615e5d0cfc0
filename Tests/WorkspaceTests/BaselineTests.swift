import Linter
import Testing

@testable import Workspace

@Suite struct BaselineTests {
  private func finding(
    _ rule: String = "view-uses-interactor", _ subject: String = "LoginView", in path: String = "Login/View.swift",
    line: Int = 1, module: String? = "Login"
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, place: Place(path: path, line: line, column: 1, endLine: line, endColumn: 2),
      message: "m", remedy: "r", use: "calls", subject: .init(name: subject, role: "view", module: module),
      object: .init(name: "LoginInteractor"))
  }

  private func decoded(_ text: String) -> Result<Baseline, BaselineRefusal> {
    decodeBaseline(Array(text.utf8), path: "b.json")
  }

  @Test func whatIsFrozenIsForgiven() throws {
    let findings = [finding(line: 3), finding(line: 9), finding("other", "B")]
    let baseline = try decoded(encode(freeze(findings, as: "b.json"))).get()
    #expect(baseline.entries.map(\.count) == [1, 2])
    let (result, problems, _) = forgive(findings, by: baseline)
    #expect(result.allSatisfy { $0.standing == .baselined })
    #expect(problems.isEmpty)
  }

  @Test func aNewFindingIsNotForgiven() {
    let baseline = freeze([finding(line: 3)], as: "b.json")
    let (result, _, _) = forgive([finding(line: 30), finding(line: 40)], by: baseline)
    #expect(result.map(\.standing) == [.baselined, .active])
  }

  @Test func aMovedFileIsFollowed() {
    let baseline = freeze([finding(), finding("other", "B", in: "Login/B.swift")], as: "b.json")
    let (result, problems, _) = forgive([finding(in: "Login/Screens/View.swift")], by: baseline, isPartial: true)
    #expect(result.map(\.standing) == [.baselined] && problems.isEmpty)
    let foreign = forgive([finding(in: "Home/View.swift", module: "Home")], by: baseline, isPartial: true)
    #expect(foreign.findings.map(\.standing) == [.active])
  }

  /// Modules of two projects that share a baseline may have the same name.
  @Test func aFileMovesWithinItsProject() {
    let baseline = freeze([finding(in: "Shop/Login/View.swift")], as: "b.json")
    func home(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
    for (path, standing) in [
      ("Shop/Login/Screens/View.swift", Finding.Standing.baselined), ("Bank/Login/View.swift", .active),
    ] {
      let (result, _, _) = forgive([finding(in: path)], by: baseline, isPartial: true, home: home)
      #expect(result.map(\.standing) == [standing], "\(path)")
    }
    #expect(prune(baseline, against: [finding(in: "Bank/Login/View.swift")], home: home).entries.isEmpty)
  }

  @Test func whatIsMendedIsStaleAndPruned() {
    let baseline = freeze([finding(line: 1), finding(line: 2), finding("other")], as: "b.json")
    let (_, problems, _) = forgive([finding()], by: baseline)
    #expect(problems.count == 2 && problems.allSatisfy { $0.rule == "stale-baseline" && $0.severity == .error })
    #expect(
      problems.contains { $0.message.contains("1 of 2 no longer found") && $0.message.contains("baseline prune") })
    let pruned = prune(baseline, against: [finding(), finding("new")])
    #expect(pruned.entries.map(\.count) == [1] && pruned.entries[0].identity.rule == "view-uses-interactor")
    #expect(forgive([finding()], by: baseline, isPartial: true).problems.isEmpty)
  }

  @Test func anEntryEnds() {
    var baseline = freeze([finding()], as: "b.json")
    baseline.entries[0].until = Day("2027-03-31")
    #expect(forgive([finding()], by: baseline, today: Day("2027-03-31")).problems.isEmpty)
    let (result, problems, _) = forgive([finding()], by: baseline, today: Day("2027-04-01"))
    #expect(result[0].standing == .active)
    #expect(problems.map(\.rule) == ["stale-baseline"])
    // Pruning does not help while the finding is there, and is all that helps when it is gone.
    #expect(problems[0].message.hasSuffix("was due by 2027-03-31; fix the finding, or write a later day"))
    #expect(prune(baseline, against: [finding()]).entries.map(\.until) == [Day("2027-03-31")])
    let gone = forgive([], by: baseline, today: Day("2027-04-01")).problems
    #expect(gone.count == 1 && gone[0].message.contains("no longer found; run `viperlint baseline prune`"))
    let unseen = forgive([], by: baseline, today: Day("2027-04-01"), isPartial: true).problems
    #expect(unseen.map(\.message) == problems.map(\.message), "the run cannot tell that it is gone")
  }

  /// Of two equal findings one is forgiven for good and one was promised.
  @Test func anEntryThatEndsLeavesItsNeighbourAlone() {
    var baseline = freeze([finding()], as: "b.json")
    baseline.entries = [baseline.entries[0], baseline.entries[0]]
    baseline.entries[0].until = Day("2027-03-31")
    let (result, problems, _) = forgive([finding(), finding(line: 2)], by: baseline, today: Day("2027-04-01"))
    #expect(result.map(\.standing) == [.baselined, .active])
    #expect(problems.count == 1 && problems[0].message.contains("write a later day"))
  }

  @Test func wordsOfPeopleStay() throws {
    let text = """
      {"version": 1, "findings": [
        {"path": "Login/View.swift", "rule": "view-uses-interactor", "subject": "LoginView", "object": "LoginInteractor",
         "way": "calls", "module": "Login", "count": 1, "reason": "moves in spring", "owner": "me", "until": "2027-03-31"}
      ]}
      """
    let old = try decoded(text).get()
    let new = freeze([finding(), finding("b")], as: "b.json", keeping: old)
    #expect(new.entries.contains { $0.reason == "moves in spring" })
    #expect(new.entries.contains { $0.owner == "me" && $0.until == Day("2027-03-31") })
    #expect(encode(try decoded(encode(new)).get()) == encode(new))
  }

  @Test func wordsOfPeopleMoveWithTheirFile() {
    var old = freeze([finding(line: 1), finding(line: 2)], as: "b.json")
    old.entries[0].reason = "moves in spring"
    old.entries[0].owner = "me"
    old.entries[0].until = Day("2027-03-31")
    // Both moved, or one of the two.
    let both = [finding(in: "Login/New.swift", line: 1), finding(in: "Login/New.swift", line: 2)]
    let one = [finding(), finding(in: "Login/New.swift")]
    for findings in [both, one] {
      for new in [freeze(findings, as: "b.json", keeping: old), prune(old, against: findings)] {
        #expect(new.entries.map(\.count).reduce(0, +) == 2)
        #expect(
          new.entries.allSatisfy {
            $0.reason == "moves in spring" && $0.owner == "me" && $0.until == Day("2027-03-31")
          }, "\(new)")
      }
    }
    // What is new has no words.
    let grown = freeze([finding(), finding(), finding(in: "Login/New.swift")], as: "b.json", keeping: old)
    #expect(grown.entries.map(\.reason) == [nil, "moves in spring"])
  }

  @Test(arguments: [
    ("{\"version\": 1, \"findings\": [\n<<<<<<< HEAD\n]}", 2), ("{\"version\": 1, \"findings\": [}", 1), ("", 1),
    ("{\"version\": 2, \"findings\": []}", 1), ("{\"version\": 1,\n\"findings\": [{\"path\": \"a\"}]}", 2),
    ("{\"version\": 1,\n\"findings\": [{\"path\": \"a\", \"rule\": \"r\", \"cuont\":\n 2}]}", 2),
    ("{\"version\": 1, \"findings\": [{\"path\": \"a\", \"rule\": \"r\",\n \"until\": \"2027-02-30\"}]}", 2),
    ("{\"version\": 1, \"findings\": [{\"path\": \"a\", \"rule\": \"r\",\n \"count\": 0}]}", 2),
    ("{\"version\": 1, \"findings\": [{\"path\": \"a\", \"rule\": \"r\",\n \"count\": 9223372036854775807}]}", 2),
    ("{\"version\": 1, \"findings\": [{\"path\": \"a\", \"rule\": \"r\",\n \"count\": 1e30}]}", 2),
  ])
  func damageIsRefusedWithItsPlace(_ text: String, _ line: Int) {
    guard case .failure(let refusal) = decoded(text) else {
      Issue.record("accepted: \(text)")
      return
    }
    #expect(refusal.problem.isFatal && refusal.problem.place?.line == line, "\(refusal.problem)")
  }

  @Test func daysOfTheCalendar() {
    #expect(Day("2028-02-29")?.description == "2028-02-29")
    for text in ["2027-02-29", "2027-13-01", "2027-1-1", "20270101", "-027-01-01", "2027-04-31", ""] {
      #expect(Day(text) == nil, "\(text)")
    }
  }
}
