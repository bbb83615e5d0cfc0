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

  private func readme() throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func whatMendsItself() throws {
    let sandbox = try Sandbox()
    for (path, text) in ReadmeTests.sample { try sandbox.write(text, to: path) }
    let notes = try sandbox.viperlint("check", "--fix", "--force", "App").out.split(separator: "\n").map(String.init)
      .filter { $0.contains(": note: ") }
    let shown = try readme().split(separator: "\n").map(String.init).filter { $0.contains(": note: ") }
    #expect(notes == shown)
  }

  @Test func firstRun() throws {
    let readme = try readme()
    let sandbox = try Sandbox()
    for (path, text) in ReadmeTests.sample { try sandbox.write(text, to: path) }
    let outcome = try sandbox.viperlint("check", "App")
    let printed = outcome.out.split(separator: "\n").map(String.init)
    let shown = readme.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("App/") && $0.contains(": error: ")
    }
    #expect(!shown.isEmpty)
    #expect(printed == shown)
    let summary = outcome.err.split(separator: "\n").map(String.init).filter { !$0.isEmpty }
    // How long it takes is another matter each time.
    for line in summary.map({ $0.prefix { $0 != "." } }) {
      #expect(readme.contains(line), "the README does not show: \(line)")
    }
  }
}
