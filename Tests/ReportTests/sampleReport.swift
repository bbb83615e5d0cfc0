import LintReports
import LintRules
import Linter
import SourceText

/// A report with one of everything, and with everything that formats trip over.
let sampleReport: Report = {
  let view = Finding.Party(
    name: "LoginViewController", role: "view", module: "Login",
    place: place("Login/LoginViewController.swift", 3, 13, 32))
  let interactor = Finding.Party(
    name: "LoginInteractor", role: "interactor", module: "Login", place: place("Login/LoginInteractor.swift", 2, 13, 28)
  )
  var report = Report(preset: "viper")
  report.findings = [
    Finding(
      rule: "view-uses-interactor", severity: .error, place: place("Login/LoginViewController.swift", 6, 15, 25),
      message: "view `LoginViewController` reaches interactor `LoginInteractor`",
      remedy: "Tell the presenter what happened and let it call the interactor.", use: "reaches", subject: view,
      object: interactor,
      chain: [
        .init(
          name: "presenter", type: "LoginPresenter", place: place("Login/LoginViewController.swift", 4, 7, 16)),
        .init(name: "interactor", type: "LoginInteractor", place: place("Login/LoginPresenter.swift", 2, 7, 17)),
      ], fingerprint: "0123456789abcdef"),
    Finding(
      rule: "interactor-imports-ui", severity: .error, place: place("Ünï códe/Ärger 100%.swift", 1, 8, 13),
      message: "interactor `Ärger` imports UI target `UIKit`; nothing in this file needs it",
      remedy: "Remove the import.", use: "imports",
      subject: .init(
        name: "Ärger", role: "interactor", module: "Ärger", place: place("Ünï códe/Ärger 100%.swift", 2, 7, 13)),
      object: .init(name: "UIKit"), fingerprint: "fedcba9876543210"),
    Finding(
      rule: "strong-back-reference", severity: .warning, place: place("Ünï códe/Ärger 100%.swift", 3, 54, 60),
      message: "hostile: \"quotes\" 'single' ]]> <b>&amp; [link](x) | pipe\nnew line\r\u{1B}[31m\u{0} %0A ::error::",
      remedy: "", use: "stores", fingerprint: "fedcba9876543210"),
    Finding(
      rule: "strong-back-reference", severity: .warning, place: place("Ünï códe/Ärger 100%.swift", 3, 54, 60),
      message: "kept in silence", remedy: "Make it weak.", use: "stores", fingerprint: "00000000000000aa",
      standing: .suppressed(reason: "moves in spring")),
    Finding(
      rule: "strong-back-reference", severity: .warning, place: place("Ünï códe/Ärger 100%.swift", 3, 54, 60),
      message: "known for long", remedy: "Make it weak.", use: "stores", fingerprint: "00000000000000ab",
      standing: .baselined),
  ]
  report.findings[report.findings.count - 1].owner = "ada"
  report.problems = [
    ReportedProblem(
      rule: nil, severity: .error, place: place("Login/Gone.swift", 0, 0, 0),
      message: "cannot be read: No such file or directory", isFatal: true),
    ReportedProblem(
      rule: "unused-suppression", severity: .warning, place: place("Login/LoginPresenter.swift", 1, 1, 20),
      message: "nothing here breaks `view-uses-entity`", isFatal: false),
    ReportedProblem(
      rule: nil, severity: .warning, place: nil, message: "this does not look like VIPER, but like VIP", isFatal: false),
  ]
  report.tally.files = 4
  report.tally.lines = 1234
  report.tally.types = 9
  report.tally.modules = 2
  report.tally.judgedModules = 1
  report.tally.resolved = 90
  report.tally.unresolved = 10
  report.tally.ambiguous = 1
  report.tally.idle = 3
  report.tally.isGated = true
  report.tally.roles = ["view": 1, "interactor": 2, "service": 1]
  report.recount()
  return report
}()

/// One view that goes to one interactor all over the place, and on the way to another.
let repetitiveReport: Report = {
  let example = sampleReport.findings[0]
  var report = Report(preset: "viper")
  report.findings = (10...17).map { line in
    var finding = example
    finding.place.line = line
    finding.place.endLine = line
    return finding
  }
  var stored = example
  stored.message = "view `LoginViewController` stores interactor `LoginInteractor` in `interactor`"
  stored.place = place("Login/LoginViewController.swift", 4, 7, 16)
  stored.chain = []
  var other = report.findings[3]
  other.object?.name = "LogoutInteractor"
  other.message = "view `LoginViewController` reaches interactor `LogoutInteractor`"
  report.findings = [stored] + report.findings.prefix(4) + [other] + report.findings.suffix(4)
  return report
}()

/// The sources that the sample report speaks of.
let sampleSources: [String: [String]] = [
  "Login/LoginViewController.swift": [
    "import UIKit", "", "final class LoginViewController: UIViewController {", "  var presenter: LoginPresenter!",
    "\tfunc logIn() {", "\t\tpresenter.interactor.logIn()", "  }", "}",
    "",
  ] + (10...17).map { "    presenter.interactor.step(\($0))" },
  "Login/LoginInteractor.swift": ["", "final class LoginInteractor {}"],
  "Login/LoginPresenter.swift": ["// viperlint:ignore x", "  var interactor: LoginInteractor!"],
  "Ünï códe/Ärger 100%.swift": [
    "import UIKit", "class Ärger {", "  let 日本 = \"👩‍👩‍👧‍👧\"; var 語: Ärger?",
  ],
]

func place(_ path: String, _ line: Int, _ column: Int, _ endColumn: Int) -> Linter.Place {
  Linter.Place(path: path, line: line, column: column, endLine: line, endColumn: endColumn)
}

func sampleSurroundings(terminal: TerminalStyle? = nil) -> Surroundings {
  func rule(_ id: String, _ severity: RuleSeverity, _ summary: String) -> RuleInForce {
    RuleInForce(
      rule: Rule(
        id: id, summary: summary, rationale: "Because <it> & \"that\". A second sentence.", remedy: "Do it otherwise.",
        place: SourceText.Place(path: "", position: Position(line: 1, column: 1))),
      severity: severity, origin: .preset)
  }
  return Surroundings(
    toolVersion: "1.2.3",
    rules: [
      rule("view-uses-interactor", .error, "A view reaches past its presenter to the interactor."),
      rule("interactor-imports-ui", .error, "An interactor imports a UI module."),
      rule("strong-back-reference", .warning, "Two objects keep each other alive."),
      rule("view-uses-router", .error, "A view uses a router."),
      rule("view-uses-entity", .off, "A view mentions an entity."),
    ], workingDirectory: "/project", repositoryRoot: "/", terminal: terminal,
    sourceLine: { path, line in
      guard let lines = sampleSources[path], line <= lines.count else { return nil }
      return Array(lines[line - 1].utf8)
    })
}
