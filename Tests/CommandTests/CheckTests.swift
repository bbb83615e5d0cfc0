import Foundation
import Testing

/// `viperlint check` from outside.
@Suite struct CheckTests {
  @Test func bridgingHeadersExplainNamesWithoutAnImport() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "final class LoginInteractor { var image: UIImage? }\nfinal class LoginPresenter {}\n",
      to: "App/Login/Login.swift")
    let before = try sandbox.viperlint("check", ".").out
    #expect(before.contains("[interactor-uses-ui]") && !before.contains("brings in"))
    try sandbox.write("#import <Foundation/Foundation.h>\n", to: "Other/Other-Bridging-Header.h")
    try sandbox.write("// #import <UIKit/UIKit.h>\n@import UIKit.UIImage;\n", to: "App/App-Bridging-Header.h")
    let outcome = try sandbox.viperlint("check", ".")
    #expect(outcome.out.contains("`App/App-Bridging-Header.h` brings in UIKit [interactor-uses-ui]"))
  }

  /// `check Modules` reads no manifest, and files belong to its targets all the same.
  @Test func manifestsAboveSayWhatIsATarget() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "import PackageDescription\nlet package = Package(name: \"App\", targets: [\n"
        + ".target(name: \"Shapes\", path: \"Modules/Design/Code\"), .target(name: \"Login\", path: \"Modules/Login\")])\n",
      to: "Package.swift")
    try sandbox.write("@_exported import UIKit\n", to: "Modules/Design/Code/Exports.swift")
    try sandbox.write(
      "import Shapes\nfinal class LoginInteractor {}\nfinal class LoginPresenter {}\n",
      to: "Modules/Login/Login.swift")
    for path in ["Modules", "."] {
      let outcome = try sandbox.viperlint("check", path)
      #expect(outcome.status == 1)
    }
    #expect(try sandbox.viperlint("check", "Modules").err.contains("examined: 2 files"))
  }

  /// Parts that are called `Presenter` and nothing else take their module's name from a folder, and the project's own
  /// has one, too: it makes no difference where somebody stands who asks.
  @Test func bareNamesAtTheTopAreAModule() throws {
    let sandbox = try Sandbox()
    let parts = [
      "View": "import UIKit\nfinal class ViewController: UIViewController { var interactor: Interactor? }\n",
      "Presenter": "final class Presenter { weak var view: ViewController? }\n",
      "Interactor": "final class Interactor {}\n",
    ]
    for (name, text) in parts { try sandbox.write(text, to: "App/\(name).swift") }
    let (outside, inside) = (
      try sandbox.viperlint("check", "--preset", "viper", "App"),
      try sandbox.viperlint("-C", "App", "check", "--preset", "viper")
    )
    for outcome in [outside, inside] { #expect(outcome.out.contains("[view-uses-interactor]"), "\(outcome.err)") }
    try sandbox.write("preset: viper\n", to: "App/.viperlint.yml")
    #expect(try sandbox.viperlint("check", "App").status == 1)
    #expect(try sandbox.viperlint("-C", "App", "check", "Presenter.swift").status == 0)
  }

  private static let presenter = "final class LoginPresenter { func logIn() {} }\n"

  @Test func jobsMakeNoDifference() throws {
    let sandbox = try Sandbox()
    for number in 0..<150 {
      try sandbox.write(
        "// viperlint:ignore a\nfinal class A\(number)Presenter { var view: A\(number % 7)View? }\n",
        to: "F\(number % 9)/A\(number).swift")
    }
    let one = try sandbox.viperlint("check", "--format", "json", "--jobs", "1", ".")
    for jobs in ["2", "5"] {
      let many = try sandbox.viperlint("check", "--format", "json", "--jobs", jobs, ".")
      #expect(many.out == one.out && many.status == one.status)
    }
    #expect(try one.summary("files") == 150)
  }

  @Test func severalReportsAtOnce() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.presenter, to: "A.swift")
    let outcome = try sandbox.viperlint(
      "check", ".", "--report", "sarif=out.sarif", "--report=junit=out.xml", "--output", "out.json", "-f", "json")
    #expect(outcome.status == 0)
    #expect(outcome.out.isEmpty)
    #expect(try sandbox.read("out.sarif").contains("\"version\": \"2.1.0\""))
    #expect(try sandbox.read("out.xml").hasPrefix("<?xml"))
    #expect(try sandbox.read("out.json").hasPrefix("{"))
    let failed = try sandbox.viperlint("check", ".", "--report", "sarif=no/such/folder/out.sarif")
    #expect(failed.status == 2)
    #expect(failed.err.contains("cannot write `no/such/folder/out.sarif`"))
  }

  @Test func whatIsNotRead() throws {
    let sandbox = try Sandbox()
    for folder in [
      ".build", ".hidden", "DerivedData", "Pods", "Carthage", "Module.xctemplate", "{{cookiecutter.name}}",
      "App/Pods/Inner", "App",
    ] {
      try sandbox.write(Self.presenter, to: "\(folder)/A.swift")
    }
    let outcome = try sandbox.viperlint("check", "--format", "json", ".")
    #expect(try outcome.summary("files") == 1)
    // A path that was named is read where no configuration says otherwise.
    #expect(try sandbox.viperlint("check", "--format", "json", "Pods").summary("files") == 1)
    try sandbox.write("exclude: [\"App/Vendor\"]\n", to: ".viperlint.yml")
    try sandbox.write(Self.presenter, to: "App/Vendor/B.swift")
    #expect(try sandbox.viperlint("check", "--format", "json", ".").summary("files") == 1)
    #expect(try sandbox.viperlint("check", "App/Vendor").status == 2)
  }

  @Test func pathsAreRelativeAndReadOnce() throws {
    let sandbox = try Sandbox()
    try sandbox.write("// viperlint:ignore a\n" + Self.presenter, to: "App/A.swift")
    let outcome = try sandbox.viperlint(
      "check", "--format", "json", "./App//", "App/A.swift", sandbox.path("App"), "App/../App")
    #expect(try outcome.summary("files") == 1)
    #expect(try outcome.list("problems").compactMap { $0["path"] as? String }.allSatisfy { $0 == "App/A.swift" })
  }

  @Test func anotherFolderCanBeWorkedIn() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.presenter, to: "Package/Sources/A.swift")
    try sandbox.write(Self.presenter, to: "Package/Examples/B.swift")
    try sandbox.write("sources: [Sources]\n", to: "Package/.viperlint.yml")
    for spelling in [["--directory", "Package"], ["-C", "Package"], ["--directory=" + sandbox.path("Package")]] {
      let outcome = try Sandbox.run(
        Sandbox.executable, ["check", "--format", "json"] + spelling, in: sandbox.folder)
      #expect(try outcome.summary("files") == 1)
    }
    let nowhere = try sandbox.viperlint("check", "-C", "Nowhere")
    #expect(nowhere.status == 2)
    #expect(nowhere.err.contains("cannot run in `Nowhere`: No such file or directory"))
  }

  @Test func standardInputStandsForAFile() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: ".viperlint.yml")
    try sandbox.write("final class Old {}\n", to: "A.swift")
    let outcome = try sandbox.viperlint(
      "check", "-", "--stdin-path", "A.swift", "--format", "json", input: "// viperlint:ignore x\nclass New {}\n")
    #expect(try outcome.list("problems").contains { $0["path"] as? String == "A.swift" })
    #expect(try sandbox.viperlint("check", "-", input: "class New {}\n").status == 2)
  }

  /// A file without its project looks clean: the report itself says why, also where nobody reads standard error.
  @Test func aFileIsNoProject() throws {
    let sandbox = try Sandbox()
    let view = "final class LoginView { var presenter: LoginPresenter!\n  func tap() { presenter.logIn() } }\n"
    try sandbox.write(Self.presenter, to: "App/LoginPresenter.swift")
    try sandbox.write(view, to: "App/LoginView.swift")
    let alone = "only one file was read, and most rules need to know what other files declare"
    let cases: [(arguments: [String], command: String)] = [
      (["App/LoginView.swift"], "--report-only App/LoginView.swift"),
      (["-", "--stdin-path", "App/LoginView.swift"], "- --stdin-path App/LoginView.swift --report-only"),
    ]
    for (arguments, command) in cases {
      for format in ["text", "json", "agent", "markdown", "xcode"] {
        let outcome = try Sandbox.run(
          Sandbox.executable, ["check", "--quiet", "--format", format] + arguments, in: sandbox.folder, input: view)
        #expect(outcome.status == 0, "\(outcome.out)")
        #expect(outcome.out.contains(alone) && outcome.out.contains("viperlint check \(command)"), "\(outcome.out)")
        #expect(outcome.err.isEmpty)
      }
      // What it suggests can be done.
      let suggested = ["check", "--format", "json"] + command.split(separator: " ").map(String.init)
      let outcome = try Sandbox.run(Sandbox.executable, suggested, in: sandbox.folder, input: view)
      #expect(try outcome.summary("files") == 2 && !outcome.out.contains("most rules need to know"), "\(outcome.out)")
    }
    try sandbox.write(view, to: "My App/It's.swift")
    let odd = try sandbox.viperlint("check", "-q", "My App/It's.swift")
    #expect(odd.out.contains("`viperlint check --report-only 'My App/It'\\''s.swift'`"), "\(odd.out)")
    let both = try sandbox.viperlint("check", "-q", "App/LoginView.swift", "App/LoginPresenter.swift")
    #expect(both.out.contains("only 2 files were read, "))
    #expect(try !sandbox.viperlint("check", "App").said.contains("most rules need to know"))
    #expect(try sandbox.viperlint("roles", "App/LoginView.swift").err.contains("only one file was read"))
  }

  @Test func standardInputIsAFileOfTheProject() throws {
    let sandbox = try Sandbox()
    try sandbox.write("exclude: [App/Generated]\n", to: ".viperlint.yml")
    try sandbox.write(LoginModule.rest, to: "App/Module.swift")
    // On disk or not.
    try sandbox.write("", to: "App/Generated/Old.swift")
    for name in ["App/Generated/View.swift", "App/Generated/Old.swift"] {
      let excluded = try sandbox.viperlint("check", "-", "--stdin-path", name, input: LoginModule.bad)
      #expect(excluded.status == 0 && excluded.out.isEmpty, "\(excluded.out)")
    }
    #expect(try sandbox.viperlint("check", "-", "--stdin-path", "App/View.swift", input: LoginModule.bad).status == 1)
    for folder in ["App", "App/", "Nowhere/"] {
      let outcome = try sandbox.viperlint("check", "-", "--stdin-path", folder, input: LoginModule.good)
      #expect(outcome.status == 2 && outcome.said.contains("it is a folder"), "\(outcome.said)")
    }
    let forgotten = try sandbox.viperlint("check", "--stdin-path", "App/View.swift", input: LoginModule.bad)
    #expect(forgotten.status == 2 && forgotten.err.contains("usage: viperlint check - --stdin-path App/View.swift"))
  }

  @Test func standardInputMayComeThroughALink() throws {
    let sandbox = try Sandbox()
    let outside = try Sandbox()
    try FileManager.default.createSymbolicLink(atPath: outside.path("door"), withDestinationPath: sandbox.folder.path)
    try sandbox.write("sources: [App]\n", to: ".viperlint.yml")
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    try sandbox.write(LoginModule.rest, to: "App/Module.swift")
    for path in ["App/View.swift", sandbox.path("App/View.swift"), outside.path("door/App/View.swift")] {
      let outcome = try sandbox.viperlint(
        "check", "-", "--stdin-path", path, "--format", "json", input: LoginModule.bad)
      #expect(outcome.status == 1, "\(path): \(outcome.out)")
      #expect(try outcome.list("findings").map { $0["path"] as? String } == ["App/View.swift"])
      #expect(try outcome.summary("files") == 2)
    }
  }

  @Test func gitHubIsRecognised() throws {
    let sandbox = try Sandbox()
    try sandbox.write("// viperlint:ignore x\n" + Self.presenter, to: "App/A.swift")
    let outcome = try sandbox.viperlint(
      "check", "App", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": sandbox.path("summary.md")])
    #expect(outcome.out.contains("::"))
    #expect(try sandbox.read("summary.md").hasPrefix("## viperlint: "))
  }

  @Test func colours() throws {
    let sandbox = try Sandbox()
    try sandbox.write("// viperlint:ignore x\n" + Self.presenter, to: "A.swift")
    func hasColor(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Bool {
      let outcome = try Sandbox.run(
        Sandbox.executable, ["check", "."] + arguments, in: sandbox.folder, environment: environment)
      return outcome.out.contains("\u{1B}[")
    }
    #expect(try !hasColor([]))
    #expect(try hasColor(["--color", "always"]))
    #expect(try hasColor([], ["CLICOLOR_FORCE": "1"]))
    #expect(try !hasColor([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try hasColor(["--color=always"], ["NO_COLOR": "1"]))
    #expect(try !hasColor(["--color=never"], ["CLICOLOR_FORCE": "1"]))
  }

  @Test func unknownRulesAreNoFilter() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.presenter, to: "A.swift")
    for flag in ["--only", "--skip"] {
      let outcome = try sandbox.viperlint("check", ".", flag, "view-uses-interacter")
      #expect(outcome.status == 2)
      #expect(outcome.out.contains("did you mean \"view-uses-interactor\"?"))
    }
    #expect(try sandbox.viperlint("check", ".", "--only", "view-uses-interactor,view-uses-router").status == 0)
  }

  /// Who asks for one rule by name wants to know what it says, and not that it is off.
  @Test func aRuleThatIsAskedForByNameIsSwitchedOn() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import UIKit
      final class LoginPresenter {}
      final class LoginInteractor {}
      final class LoginRouter {}
      final class LoginViewController: UIViewController {
        var presenter: LoginPresenter?
        func fail() { present(UIAlertController(), animated: true) }
        func leave() { dismiss(animated: true) }
      }
      """, to: "Login.swift")
    let alert = "warning: view `LoginViewController` calls `present(_:animated:)`"
    #expect(try !sandbox.viperlint("check").out.contains("alert-outside-router"))
    let usual = try sandbox.viperlint("check", "--only", "alert-outside-router", "--strict")
    #expect(usual.out.contains(alert) && usual.status == 1)
    #expect(usual.err.contains("`alert-outside-router` is off, and switched on for this run"))
    #expect(
      try sandbox.viperlint("check", "--only", "alert-outside-router", "--skip", "view-uses-router").err.contains(
        "is off"))
    let skipped = try sandbox.viperlint(
      "check", "--only", "alert-outside-router,view-uses-router", "--skip", "alert-outside-router")
    #expect(!skipped.err.contains("is off"))
    #expect(try !sandbox.viperlint("check", "--only", "dismissal-outside-router").err.contains("is off"))

    try sandbox.write(
      "rules: { dismissal-outside-router: off, navigation-outside-router: off }\n", to: ".viperlint.yml")
    #expect(try !sandbox.viperlint("check").out.contains("dismissal-outside-router"))
    let own = try sandbox.viperlint("check", "--only", "dismissal-outside-router")
    #expect(own.out.contains("Login.swift:8:18: warning: view `LoginViewController`"))
    #expect(own.err.contains("`dismissal-outside-router` is off, and switched on for this run"))
  }

  @Test func aWorkingDirectoryThatIsGoneIsSaid() throws {
    let sandbox = try Sandbox()
    let outcome = try Sandbox.run(
      "/bin/sh", ["-c", "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" check", Sandbox.executable],
      in: sandbox.folder)
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("the working directory is gone"))
  }

  @Test func whatLiesOutsideIsNotReportedClean() throws {
    let sandbox = try Sandbox()
    try sandbox.write("final class Login {}\n", to: "App/Login/Login.swift")
    try sandbox.write("final class Help {}\n", to: "App/Help/Help.swift")
    let outside = try sandbox.viperlint("check", "--directory", "App/Login", "--report-only", "../Help/Help.swift")
    #expect(outside.status == 2)
    #expect(outside.out.contains("it lies outside of"))
    #expect(try sandbox.viperlint("check", "--directory", "App", "--report-only", "Help/Help.swift").status == 0)
  }

  @Test func aRoleThatNobodyKnowsIsGivenToNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "// viperlint:role presentr\nfinal class Login {}\n// viperlint:role\nfinal class Help {}\n", to: "A.swift")
    let outcome = try sandbox.viperlint("check", ".", "--format", "text")
    #expect(outcome.out.contains("A.swift:1:1: warning: there is no role `presentr`; did you mean `presenter`?"))
    #expect(outcome.out.contains("A.swift:3:1: warning: this `viperlint:` comment is not understood"))
    #expect(try sandbox.viperlint("roles", ".").out.contains("presentr") == false)
  }

  @Test func theLastImportOfATargetStaysWhereTheRestWasNotRead() throws {
    let sandbox = try Sandbox()
    let interactor = "import UIKit\nfinal class LoginInteractor {}\n"
    try sandbox.write(interactor, to: "Sources/App/A/LoginInteractor.swift")
    try sandbox.write("final class LoginPresenter { var interactor: LoginInteractor? }\n", to: "Sources/App/A/P.swift")
    try sandbox.write("func paint(_ x: AnyObject) { x.backgroundColor = 1 }\n", to: "Sources/App/B/Helper.swift")
    let outcome = try sandbox.viperlint("check", "--fix", "--force", "Sources/App/A")
    #expect(outcome.out.contains("not all of its target was read"))
    #expect(try sandbox.read("Sources/App/A/LoginInteractor.swift") == interactor)
  }

  /// What makes a run worthless is said whatever is asked for.
  @Test func noFlagHidesThatARunIsWorthless() throws {
    for (content, words) in [
      (Data("<<<<<<< HEAD\nstruct A {}\n=======\nstruct B {}\n>>>>>>> x\n".utf8), "a conflict marker")
    ] {
      let sandbox = try Sandbox()
      try sandbox.write(content, to: "App/A.swift")
      for flags in [["--only", "view-uses-interactor"], ["--skip", "unparsed-code"], []] {
        let outcome = try Sandbox.run(Sandbox.executable, ["check"] + flags, in: sandbox.folder)
        #expect(outcome.status == 2 && outcome.out.contains(words), "\(flags): \(outcome.out)")
        try sandbox.write("rules: { unparsed-code: off }\n", to: ".viperlint.yml")
      }
    }
  }

  /// By path, line, column and rule, whoever says it: the reader of files, configurations, the linter.
  @Test func problemsAreSorted() throws {
    let sandbox = try Sandbox()
    try sandbox.write("preset: viper\nminimum-resolved: 99.9\n", to: "Z/.viperlint.yml")
    try sandbox.write("func f() { ) }\n// viperlint:ignore x\n", to: "B.swift")
    try FileManager.default.createSymbolicLink(atPath: sandbox.path("C.swift"), withDestinationPath: "nowhere")
    try sandbox.write("prest: viper\n", to: "A/.viperlint.yml")
    try sandbox.write("func f() { ) }\n", to: "A/A.swift")
    let problems = try sandbox.viperlint("check", "--format", "json").list("problems")
    let places = problems.map { "\($0["path"] as? String ?? "") \($0["line"] as? Int ?? 0)" }
    #expect(places.count > 3 && places == places.sorted(), "\(places)")
  }

  /// A shell goes on writing to the file behind standard output.
  @Test func deviceFilesAreWrittenToAndNotReplaced() throws {
    let sandbox = try Sandbox()
    try sandbox.write("final class A {}\n", to: "A.swift")
    let script = """
      (echo before; '\(Sandbox.executable)' check -q --format json --output /dev/stdout A.swift; echo after) > out.txt
      (echo before; '\(Sandbox.executable)' facts A.swift --output /dev/fd/3; echo after) 3>&1 >> out.txt
      """
    #expect(try Sandbox.run("/bin/sh", ["-c", script], in: sandbox.folder).out.contains("A.swift"))
    let text = try sandbox.read("out.txt")
    #expect(text.hasPrefix("before\n{\n") && text.hasSuffix("}\nafter\nbefore\nafter\n"), "\(text)")
  }

  @Test func timingsGoToStandardError() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.presenter, to: "A.swift")
    let outcome = try sandbox.viperlint("check", ".", "--timings", "--format", "json")
    _ = try outcome.json()
    for phase in ["rulebook", "read", "link", "bodies", "modules", "judge", "report", "print", "total"] {
      #expect(outcome.err.contains(phase))
    }
    #expect(try sandbox.viperlint("check", ".", "--quiet").err.isEmpty)
  }

  @Test func factsListWhatIsThere() throws {
    let sandbox = try Sandbox()
    try sandbox.write("import UIKit\nclass A: B {}\n", to: "A.swift")
    let outcome = try sandbox.viperlint("facts", "A.swift", "--format", "json")
    #expect(outcome.status == 0)
    let file = try #require(try outcome.list("files").first)
    #expect((file["imports"] as? [[String: Any]])?.first?["module"] as? String == "UIKit")
    #expect((file["declarations"] as? [[String: Any]])?.first?["inherits"] as? [String] == ["B"])
    #expect(try sandbox.viperlint("facts", "Nothing.swift").status == 2)
  }
}
