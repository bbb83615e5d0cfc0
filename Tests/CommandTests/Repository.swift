import Foundation
import Testing

let hasGit = (try? Sandbox.run("/usr/bin/env", ["git", "--version"], in: nil).status) == 0

/// A module in three files' worth of Swift, with a view that keeps the rules and one that does not.
enum LoginModule {
  static let good = """
    import UIKit
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      func tap() { presenter.logIn() }
    }
    """
  static let bad = """
    import UIKit
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!
      func tap() { presenter.interactor.logIn() }
    }
    """
  static let rest = """
    final class LoginPresenter { var interactor: LoginInteractor!; var router: LoginRouter!; func logIn() {} }
    final class LoginInteractor { func logIn() {} }
    final class LoginRouter {}
    """
}

/// A repository with one sound module, committed.
func repository() throws -> Sandbox {
  let sandbox = try emptyRepository()
  try sandbox.write(LoginModule.good, to: "App/View.swift")
  try sandbox.write(LoginModule.rest, to: "App/Module.swift")
  #expect(try sandbox.git("add", ".").status == 0)
  #expect(try sandbox.git("commit", "-qm", "sound").status == 0)
  return sandbox
}

/// A repository without a commit.
func emptyRepository() throws -> Sandbox {
  let sandbox = try Sandbox()
  try FileManager.default.removeItem(atPath: sandbox.path(".git"))
  #expect(try sandbox.git("init", "-q", "-b", "main").status == 0)
  for (key, value) in [("user.name", "Test"), ("user.email", "test@example.com"), ("commit.gpgsign", "false")] {
    try sandbox.git("config", key, value)
  }
  return sandbox
}

extension Sandbox {
  /// Runs git with the built viperlint on the `PATH`.
  ///
  /// - Parameter folder: below the sandbox's; nil: its own.
  @discardableResult
  func git(_ arguments: String..., at folder: String? = nil) throws -> Outcome {
    let viperlint = URL(fileURLWithPath: Sandbox.executable).deletingLastPathComponent().path
    return try Sandbox.run(
      "/usr/bin/env", ["git"] + arguments, in: folder.map { URL(fileURLWithPath: path($0)) } ?? self.folder,
      environment: ["PATH": viperlint + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")])
  }
}
