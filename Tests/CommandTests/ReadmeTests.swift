import Expectations
import Foundation
import Testing

/// What the README shows is what the program prints.
@Suite struct ReadmeTests {
  static let sample = [
    "App/Login/LoginViewController.swift": """
    import UIKit

    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!

      func logInTapped() {
        presenter.interactor.logIn()
      }

      func helpTapped() {
        navigationController?.pushViewController(HelpViewController(), animated: true)
      }
    }

    """,
    "App/Login/LoginPresenter.swift": """
    final class LoginPresenter {
      weak var view: LoginViewController?
      var interactor: LoginInteractor!
      var router: LoginRouter!
    }

    """,
    "App/Login/LoginInteractor.swift": """
    import UIKit

    final class LoginInteractor {
      func logIn() {}
    }

    """,
    "App/Login/LoginRouter.swift": """
    import UIKit

    final class LoginRouter {
      weak var viewController: UIViewController?
    }

    """,
    "App/Help/HelpViewController.swift": """
    import UIKit

    final class HelpViewController: UIViewController {
      func show() {
        title = "Help"
      }

      func hide() {
        title = nil
      }
    }

    """,
  ]

  private func readme() throws -> String { try Repository.text(of: "README.md") }

  private static let fixes = "Sources/viperlint/Documentation.docc/Fixes.md"

  /// What stands below a command in a block of a page.
  private func shown(below command: String, of page: String = "README.md") throws -> [String] {
    let lines = try Repository.text(of: page).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "$ " + command), "\(page) does not show \(command)")
    return Array(lines[(start + 1)...].prefix { $0 != "```" && !$0.hasPrefix("$ ") })
  }

  private func sample() throws -> Sandbox {
    let sandbox = try Sandbox()
    for (path, text) in ReadmeTests.sample { try sandbox.write(text, to: path) }
    return sandbox
  }

  /// How long it takes is another matter each time.
  private func withoutTime(_ line: String) -> String {
    guard line.hasPrefix("examined: "), let time = line.range(of: ", in ", options: .backwards) else { return line }
    return String(line[..<time.lowerBound])
  }

  @Test func whatMendsItself() throws {
    let sandbox = try sample()
    let outcome = try sandbox.viperlint("check", "--fix", "--force", "App")
    let printed = outcome.said.split(separator: "\n").map { withoutTime(String($0)) }
    #expect(try shown(below: "viperlint check --fix App | cat", of: Self.fixes).map(withoutTime) == printed)
    #expect(outcome.status == 1)
    #expect(try Repository.text(of: Self.fixes).contains("the exit code is 1"))
  }

  /// The commands from `init` to the hook, in order, print what the README shows.
  @Test(.enabled(if: hasGit)) func fiveMinutesToAGreenGate() throws {
    let sandbox = try emptyRepository()
    for (path, text) in ReadmeTests.sample { try sandbox.write(text, to: path) }
    let lines = try readme().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "$ viperlint init"))
    let block = lines[start...].prefix { $0 != "```" }
    let commands = block.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    #expect(commands.count == 5)
    var printed: [String] = []
    for command in commands {
      let words = command.split(separator: " ").dropFirst().map(String.init)
      let outcome = try Sandbox.run(Sandbox.executable, words, in: sandbox.folder)
      #expect(outcome.status == (command.contains("--statistics") ? 1 : 0), "\(command): \(outcome.said)")
      printed.append("$ " + command)
      printed += outcome.said.split(separator: "\n").map(String.init)
    }
    let places = printed.map { $0.replacingOccurrences(of: sandbox.folder.path, with: "~/MyApp") }
    #expect(block.map(withoutTime) == places.map(withoutTime))
  }

  @Test func readmeIsShort() throws {
    #expect(try readme().split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
  }

  @Test func firstRun() throws {
    let sandbox = try sample()
    let outcome = try sandbox.viperlint("check", "App")
    let shown = try shown(below: "viperlint check App")
    let findings = shown.filter { $0.hasPrefix("App/") && $0.contains(": error: ") }
    #expect(!findings.isEmpty)
    #expect(outcome.out.split(separator: "\n").map(String.init) == findings)
    #expect(outcome.err.split(separator: "\n").map { withoutTime(String($0)) } == shown.suffix(3).map(withoutTime))
  }

  /// Every question that the README asks of its sample has an answer.
  @Test func whatIsAskedAboutTheSampleIsThere() throws {
    let sandbox = try sample()
    let questions = try readme().split(separator: "\n").filter { $0.hasPrefix("viperlint why ") }
    #expect(questions.count == 2)
    for question in questions {
      let words = question.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
      let outcome = try Sandbox.run(Sandbox.executable, words, in: sandbox.folder)
      #expect(outcome.status == 0 && !outcome.out.isEmpty, "\(question): \(outcome.said)")
    }
  }

  /// Both pages tell an assistant the same.
  @Test func assistantsAreToldTheSameEverywhere() throws {
    for page in ["README.md", "Sources/viperlint/Documentation.docc/Places.md"] {
      let text = try Repository.text(of: page)
      #expect(text.contains("`viperlint hook agent`"), "\(page)")
    }
  }
}
