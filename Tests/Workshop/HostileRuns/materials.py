"""The project with a known error that families attack, and words that several of them put into it."""
from HostileRuns.promises import FORMATS

VIPER = "preset: viper\n"
RULE = "view-uses-interactor"
CHECK = ["check"]
# Commands that are run in turn with `check` in all formats.
OTHER_COMMANDS = [
    ["roles", "--format", "json"], ["modules", "--format", "json"], ["facts", "--format", "json", "App"],
    ["graph", "--format", "json"], ["graph", "--format", "dot", "--level", "types"], ["why", "LoginViewController"],
    ["graph", "--format", "html"], ["graph", "--format", "mermaid"], ["facts", "App/Login/Login.swift"],
    ["why", "App/Login/Login.swift:11"], ["init", "--dry-run"], ["baseline", "write", "--dry-run"],
    ["check", "--fix", "--force", "--dry-run"], ["check", "--show-suppressed", "--verbose", "--summary"], ["roles"],
    ["modules"], ["check", "--statistics", "--timings"],
]
LOGIN = """import UIKit

protocol LoginViewProtocol: AnyObject {
  func show(_ text: String)
}

final class LoginViewController: UIViewController, LoginViewProtocol {
  var presenter: LoginPresenter?

  func show(_ text: String) {
    presenter?.interactor?.load()
  }
}

final class LoginPresenter {
  weak var view: LoginViewProtocol?
  var interactor: LoginInteractor?
  var router: LoginRouter?

  func start() {
    interactor?.load()
    view?.show("a \\(1 + 2) b")
  }
}

final class LoginInteractor {
  func load() {}
}

final class LoginRouter {
  static func make() -> UIViewController {
    let view = LoginViewController()
    view.presenter = LoginPresenter()
    return view
  }
}
"""
# The line of it with the error.
LINE = "    presenter?.interactor?.load()"
HOME = LOGIN.replace("Login", "Home").replace(LINE, "    presenter?.start()")
# Hostile names of types, and hostile words in comments.
TYPES = [
    "<script>boom(1)</script>", "<img src=x onerror=boom()>", "]]>boom", "--><script>boom(1)", "|a|b|",
    "\u202eevil\u2066", "a\u001b[31mb", "%0A::error::boom", "](javascript:boom)", '"]; boom [label="', "quo\"te'",
    "\u0085::error::boom", "\u2028::error::boom", "*/ boom", "{{boom}}", "${boom}",
]
# The error as a baseline has it.
ENTRY = {
    "path": "App/Login/Login.swift",
    "rule": RULE,
    "subject": "LoginViewController",
    "object": "LoginInteractor",
    "way": "reaches",
    "module": "Login",
    "count": 1,
}
BASELINE = {"version": 1, "since": "2026-11-28", "at-first": 1, "findings": [ENTRY]}


def project(login=LOGIN, configuration=VIPER, path="App/Login/Login.swift", home=HOME):
    """A module with one error (view-uses-interactor) beside a clean one."""
    files = {path: login}
    if home is not None:
        files["App/Home/Home.swift"] = home
    if configuration is not None:
        files[".viperlint.yml"] = configuration
    return files


def check(form, *more):
    """The command that checks in a format."""
    return ["check", "--format", form, *more]


def ways():
    """Commands and formats in turn, so that many shapes meet all of them."""
    while True:
        yield from (check(form) for form in FORMATS)
        yield from OTHER_COMMANDS
