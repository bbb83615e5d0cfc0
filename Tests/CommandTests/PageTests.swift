import Foundation
import Testing

/// `--format html` and `--history` from outside.
@Suite struct PageTests {
  private func project() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import UIKit
      final class LoginViewController: UIViewController { var presenter: LoginPresenter!
        func tap() { presenter.interactor.logIn() } }
      final class LoginPresenter { var interactor: LoginInteractor!; var router: LoginRouter! }
      final class LoginInteractor { func logIn() {} }
      final class LoginRouter { func go() {} }
      """, to: "App/Login/Login.swift")
    return sandbox
  }

  private func data(_ page: String) throws -> [String: Any] {
    let parts = page.components(separatedBy: "id=\"report\">")
    try #require(parts.count == 2)
    let json = parts[1].components(separatedBy: "</script>")[0]
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func rows(_ table: String, _ data: [String: Any]) -> Int? {
    ((data[table] as? [String: Any])?["rows"] as? [Any])?.count
  }

  @Test func thePageHasFindingsAndAMap() throws {
    let sandbox = try project()
    let outcome = try sandbox.viperlint("check", "--format", "html", "--report", "html=page.html", "App")
    let file = try sandbox.read("page.html")
    #expect(outcome.status == 1 && outcome.out == file)
    let data = try data(outcome.out)
    let findings = try sandbox.viperlint("check", "--format", "json", "App").list("findings").count
    #expect(findings > 0 && rows("findings", data) == findings)
    #expect(rows("modules", data) == 1 && rows("types", data) == 4)
    #expect(try #require(rows("uses", data)) > 2)
    #expect(!outcome.out.contains(sandbox.folder.path), "the page says where it was made")
    #expect(try sandbox.viperlint("check", "--format", "html", "--jobs", "3", "App").out == outcome.out)
  }

  @Test func theGraphOpensAtTheMap() throws {
    let sandbox = try project()
    let outcome = try sandbox.viperlint(
      "graph", "--format", "html", "--focus", "Login", "--forbidden", "--collapse", "App/*", "App")
    #expect(outcome.status == 0)
    #expect(
      try data(outcome.out)["opening"] as? [String: String]
        == ["view": "map", "focus": "Login", "forbidden": "1", "collapse": "App/*"])
    let inside = try sandbox.viperlint("graph", "--format", "html", "--module", "Login", "App").out
    #expect(try data(inside)["opening"] as? [String: String] == ["view": "module", "name": "Login"])
    for flag in ["--focus", "--reaches"] {
      #expect(try sandbox.viperlint("graph", flag, "Logon", "App").err.contains("did you mean \"Login\"?"))
    }
  }

  @Test func eachRunIsALineOfTheHistory() throws {
    let sandbox = try project()
    for run in 1...3 {
      let page = try sandbox.viperlint("check", "--history", "runs.jsonl", "--format", "html", "App").out
      #expect((try data(page)["history"] as? [Any])?.count == run)
      #expect(try sandbox.read("runs.jsonl").split(separator: "\n").count == run)
    }
    // A run that cannot be trusted says nothing about progress.
    #expect(try sandbox.viperlint("check", "--history", "runs.jsonl", "Nowhere").status == 2)
    #expect(try sandbox.read("runs.jsonl").split(separator: "\n").count == 3)
    let line = try sandbox.read("runs.jsonl").split(separator: "\n")[0]
    #expect(line.contains("\"errors\":") && line.contains("\"view-uses-interactor\":1"))
  }

  @Test func aLineThatIsNoRunIsLeftOut() throws {
    let sandbox = try project()
    try sandbox.write("nonsense\n", to: "runs.jsonl")
    let outcome = try sandbox.viperlint("check", "--history", "runs.jsonl", "--format", "html", "App")
    #expect(outcome.err.contains("runs.jsonl:1: this line is no run"))
    #expect((try data(outcome.out)["history"] as? [Any])?.count == 1)
    try FileManager.default.createDirectory(
      at: sandbox.folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
    let refused = try sandbox.viperlint("check", "--history", "folder", "App")
    #expect(refused.status == 2 && refused.err.contains("cannot read `folder`") && refused.out.contains("error:"))
  }

  @Test(arguments: [
    ["--only", "view-uses-router"], ["--skip", "view-uses-router"], ["--since", "HEAD"], ["--report-only"],
  ])
  func aPartOfARunIsNoRun(_ flags: [String]) throws {
    let sandbox = try project()
    let outcome = try Sandbox.run(
      Sandbox.executable, ["check", "--history", "runs.jsonl"] + flags + ["App"], in: sandbox.folder)
    #expect(outcome.status == 2 && outcome.err.contains("`--history` compares whole runs"))
  }
}
