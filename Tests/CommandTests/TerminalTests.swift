import Foundation
import Parallel
import Testing

@testable import viperlint

/// What a person sees: the executable on a terminal of its own.
@Suite struct TerminalTests {
  private static let module = """
    import UIKit
    final class LoginViewController: UIViewController {
    \tvar presenter: LoginPresenter!
    \tfunc tap() { let 日本 = "👩‍👩‍👧‍👧"; presenter.interactor.logIn(日本, and: "a long word that goes on and on") }
    }
    final class LoginPresenter { var interactor: LoginInteractor!; var router: LoginRouter! }
    final class LoginInteractor { func logIn() {} }
    final class LoginRouter {}
    """

  /// Everything that the executable writes when standard output and standard error are one terminal.
  private func watch(columns: Int, environment: [String: String] = [:], _ arguments: String...) throws -> String {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "Login.swift")
    let script = """
      import fcntl, os, pty, signal, struct, sys, termios
      signal.alarm(120)
      process, terminal = pty.fork()
      if process == 0:
        os.execv(sys.argv[2], sys.argv[2:])
      fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(sys.argv[1]), 0, 0))
      while True:
        try: got = os.read(terminal, 65536)
        except OSError: break
        if not got: break
        os.write(1, got)
      os.waitpid(process, 0)
      """
    let started = ["-c", "sleep 0.2; exec \"$0\" \"$@\"", Sandbox.executable, "check", "."] + arguments
    return try Sandbox.run(
      "/usr/bin/env", ["python3", "-c", script, "\(columns)", "/bin/sh"] + started, in: sandbox.folder,
      environment: ["TERM": "xterm-256color", "COLUMNS": ""].merging(environment) { $1 }
    ).out
  }

  private static let hasPython =
    (try? Sandbox.run("/usr/bin/env", ["python3", "-c", "import pty"], in: nil).status) == 0

  @Test(.enabled(if: hasPython, "needs python3")) func coloursAreForTerminalsThatShowThem() throws {
    let colored = try watch(columns: 100)
    #expect(colored.contains("\u{1B}[1;31merror:") && colored.contains("= \u{1B}[0m\u{1B}[1mway:"))
    for environment in [["TERM": "dumb"], ["NO_COLOR": "1"], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]] {
      let plain = try watch(columns: 100, environment: environment)
      #expect(!plain.contains("\u{1B}"))
      #expect(plain.contains("= way: LoginViewController → presenter: LoginPresenter"))
    }
    #expect(try watch(columns: 100, environment: ["TERM": "dumb", "CLICOLOR_FORCE": "1"]).contains("\u{1B}[1;31m"))
    #expect(try !watch(columns: 100, "--color=never").contains("\u{1B}"))
  }

  @Test(.enabled(if: hasPython, "needs python3")) func theUnderlineStandsBelowWhatItMeans() throws {
    for columns in [20, 40, 60, 100] {
      let lines = try watch(columns: columns, "--color=never").split(whereSeparator: \.isNewline).map(String.init)
      let number = try #require(lines.firstIndex { $0.hasPrefix("4 | ") })
      let (source, underline) = (lines[number], lines[number + 1])
      #expect(width(of: source) <= columns && width(of: underline) <= columns, "\(columns): \(source)")
      let start = try #require(underline.firstIndex(of: "^"))
      let before = width(of: String(underline[..<start]))
      // As many columns stand before `interactor` as before its underline.
      let name = try #require(source.range(of: "interactor"))
      #expect(width(of: String(source[..<name.lowerBound])) == before, "\(columns): \(source)")
    }
  }

  /// East Asian letters and emoji take two columns.
  private func width(of text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.first!.value >= 0x1100 && $1 != "…" ? 2 : 1) }
  }

  @Test(.enabled(if: hasPython, "needs python3")) func aShortRunShowsNoProgress() throws {
    #expect(try !watch(columns: 80).contains("\r\u{1B}[K"))
  }

  @Test func aLongRunSaysWhatItDoesAndLeavesNothing() {
    let written = Guarded<[String]>([])
    func waitFor(_ text: String) {
      for _ in 0..<20_000 where !written.change({ $0.last?.contains(text) ?? false }) { usleep(1000) }
    }
    let progress = Progress(columns: 30, after: 0, every: 0.001) { text in written.change { $0.append(text) } }
    waitFor("reading, 0 files")
    for _ in 0..<3 { progress.countFile() }
    waitFor("reading, 3 files")
    progress.beginJudging(3)
    waitFor("checking 3 files")
    progress.end()
    let all = written.change { $0 }
    for text in ["reading, 0 files", "reading, 3 files", "checking 3 files"] {
      #expect(all.contains { $0.contains(text) })
    }
    #expect(all.last == "\r\u{1B}[K")
    #expect(all.allSatisfy { $0.hasPrefix("\r\u{1B}[K") && $0.count < 30 + 4 })
    #expect(Set(all).count == all.count, "only news are written")
    progress.end()
    #expect(written.change { $0.count } == all.count)
  }

  @Test func nobodyIsToldWhoDoesNotWatch() {
    let console = Console(color: "always", isQuiet: false)
    if isatty(2) == 0 { #expect(console.progress() == nil) }
    #expect(Console(color: nil, isQuiet: true).progress() == nil)
  }

  /// Colours are one question, the form is another: who colours a pipe gets its lines, in colours.
  @Test(arguments: [
    ["check", "."], ["rules"], ["explain", "view-uses-interactor"], ["roles", "."], ["why", "LoginPresenter"],
    ["why", "Login.swift:4"],
  ])
  func coloursChangeNoWord(_ command: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "Login.swift")
    func run(_ color: String) throws -> String {
      try Sandbox.run(Sandbox.executable, command + ["--color", color], in: sandbox.folder).out
    }
    let (plain, colored) = (try run("never"), try run("always"))
    #expect(colored.contains("\u{1B}[") && !plain.isEmpty)
    #expect(colored.replacing(#/\x1B\[[0-9;]*m/#, with: "") == plain)
    if command[0] == "check" { #expect(plain.split(separator: "\n").allSatisfy { $0.hasPrefix("Login.swift:") }) }
  }

  /// What sources, configurations and file names bring along steers no terminal.
  @Test func nobodyElseSteersTheTerminal() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.module, to: "Lo\u{1B}[2Jgin/Entities/Login.swift")
    try sandbox.write("struct Account {}\n", to: "Lo\u{1B}[2Jgin/Entities/Account.swift")
    try sandbox.write(
      #"""
      exclude: ["\e[2J"]
      custom-rules:
        - id: own
          summary: "One \e[2J summary."
          rationale: "Why \e[2J\nand\tmore."
          remedy: "Instead \u009b2J."
          constraint: { forbid: { from: { role: view }, to: { role: interactor } } }
          passing:
            - title: "A \e[2J title"
              swift: "// \e[2J\nclass A {}"
          failing:
            - title: "A \e[2J title"
              swift: "class B {} // \e[2J"
      """#, to: ".viperlint.yml")
    for command in [
      ["rules"], ["explain", "own"], ["roles", "."], ["why", "LoginPresenter"], ["why", "Account"],
      ["why", "Lo\u{1B}[2Jgin/Entities/Login.swift:4"], ["config"], ["test"], ["check"], ["why", "No\u{1B}[2Jne"],
      ["explain", "no\u{1B}[2Jne"], ["graph", "--level", "types"],
    ] {
      let outcome = try Sandbox.run(Sandbox.executable, command, in: sandbox.folder)
      let said = outcome.out + outcome.err
      #expect(
        !said.isEmpty && !said.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" }, "\(command): \(said)")
    }
    let explained = try sandbox.viperlint("explain", "own").out
    #expect(explained.contains("  // \\u{1b}[2J\n  class A {}\n"), "\(explained)")
    #expect(explained.contains("Instead \\u{9b}2J."))
  }
}
