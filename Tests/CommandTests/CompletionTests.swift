import Foundation
import Testing

private func isInstalled(_ tool: String) -> Bool {
  (try? Sandbox.run("/bin/sh", ["-c", "command -v \(tool)"], in: nil).status) == 0
}

/// Completions, asked of the shells themselves, and the manual page, of groff.
@Suite struct CompletionTests {
  /// Words of a command line, the last one unfinished, and what it can become.
  private static let questions: [(line: [String], answer: String)] = [
    (["gr"], "graph"), (["help", "gr"], "graph"), (["check", "--stri"], "--strict"), (["--stri"], "--strict"),
    (["check", "--format", "sa"], "sarif"), (["graph", "--format", "m"], "mermaid"), (["baseline", "w"], "write"),
    (["check", "--report", "juni"], "junit="), (["check", "Sou"], "Sources"), (["check", "-C", "Sou"], "Sources"),
    (["hook", "inst"], "install"), (["graph", "--level", "ty"], "types"),
  ]

  /// The same with the value behind `=`, for shells that leave such a word whole.
  private static let joined: [(line: [String], answer: String)] = [
    (["check", "--format=sa"], "--format=sarif"), (["graph", "--level=ty"], "--level=types"),
  ]

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "Sources/A.swift")
    for shell in ["bash", "zsh", "fish", "man"] {
      let outcome = try sandbox.viperlint("completions", shell)
      #expect(outcome.status == 0 && outcome.err.isEmpty)
      try sandbox.write(outcome.out, to: "completions.\(shell)")
    }
    return sandbox
  }

  @Test(.enabled(if: isInstalled("bash"), "needs bash")) func bashCompletes() throws {
    let sandbox = try sandbox()
    for (line, answer) in Self.questions {
      let words = (["viperlint"] + line).map { "'\($0)'" }.joined(separator: " ")
      let script = """
        source completions.bash
        COMP_WORDS=(\(words)); COMP_CWORD=\(line.count); _viperlint; printf '%s\\n' "${COMPREPLY[@]}"
        """
      let outcome = try Sandbox.run("/usr/bin/env", ["bash", "-c", script], in: sandbox.folder)
      #expect(outcome.out == answer + "\n" && outcome.err.isEmpty, "\(line)")
    }
  }

  /// Values behind `=`, as bash takes the line apart with and without `=` among its breaks, and names with blanks.
  @Test(.enabled(if: isInstalled("bash"), "needs bash")) func bashCompletesValuesAndBlanks() throws {
    let sandbox = try sandbox()
    try sandbox.write("", to: "two words/more words.yml")
    let questions: [(words: [String], answer: [String])] = [
      (["--format", "=", "sa"], ["sarif"]), (["check", "--format", "=", "sa"], ["sarif"]),
      (["check", "--format=sa"], ["--format=sarif"]), (["graph", "--level", "="], ["modules", "types"]),
      (["graph", "--level="], ["--level=modules", "--level=types"]),
      (["check", "--config", "=", "two words/"], ["two words/more words.yml"]),
      (["check", "--config=two"], ["--config=two words"]), (["check", "two"], ["two words"]),
      (["-C", "tw"], ["two words"]), (["-C", "two words", "hook", "inst"], ["install"]),
    ]
    for (line, answer) in questions {
      let words = (["viperlint"] + line).map { "'\($0)'" }.joined(separator: " ")
      let script = """
        source completions.bash
        COMP_WORDS=(\(words)); COMP_CWORD=\(line.count); _viperlint; printf '%s\\n' "${COMPREPLY[@]}"
        """
      let outcome = try Sandbox.run("/usr/bin/env", ["bash", "-c", script], in: sandbox.folder)
      #expect(outcome.out == answer.map { $0 + "\n" }.joined() && outcome.err.isEmpty, "\(line): \(outcome.out)")
    }
  }

  @Test(.enabled(if: isInstalled("fish"), "needs fish")) func fishCompletes() throws {
    let sandbox = try sandbox()
    for (line, answer) in Self.questions + Self.joined {
      let script = "source completions.fish; complete -C 'viperlint \(line.joined(separator: " "))'"
      let outcome = try Sandbox.run("/usr/bin/env", ["fish", "--no-config", "-c", script], in: sandbox.folder)
      let words = outcome.out.split(separator: "\n").map { $0.prefix { $0 != "\t" && $0 != "/" } }
      #expect(words == [answer[...]] && outcome.err.isEmpty, "\(line): \(outcome.out)\(outcome.err)")
    }
  }

  /// zsh completes on a terminal only: one of its own, on which the questions are typed.
  @Test(.enabled(if: isInstalled("zsh") && isInstalled("python3"), "needs zsh and python3")) func zshCompletes() throws
  {
    let sandbox = try sandbox()
    let script = """
      import os, pty, re, signal, sys
      signal.alarm(120)
      process, terminal = pty.fork()
      if process == 0:
        os.environ.update(TERM="dumb", HOME=os.getcwd(), PS1="")
        os.execvp("zsh", ["zsh", "-f", "-i"])
      def read(end):
        text = ""
        while end not in text:
          got = os.read(terminal, 65536)
          if not got: sys.exit("zsh is gone: " + text)
          text += got.decode(errors="replace")
        return text
      def type(line): os.write(terminal, line.encode())
      # What is typed is shown, too; the marks are put together by the shell, so that only the shell shows them whole.
      type("stty -echo; autoload -Uz compinit; compinit -u -D; source ./completions.zsh; echo rea''dy\\n")
      read("ready")
      # Instead of completing, ask what the line has become.
      type(
        "show() { zle expand-or-complete; print -r -- \\\\[$BUFFER\\\\]; BUFFER=; }; "
        "zle -N show; bindkey '^X' show; echo bou''nd\\n")
      read("bound")
      for line in sys.argv[1:]:
        type("viperlint " + line + "\\x18")
        print(re.search(r"\\[viperlint ([^\\]]*)\\]", read("]")).group(1))
      os.write(terminal, b"exit\\n")
      """
    let questions = Self.questions + Self.joined
    let lines = questions.map { $0.line.joined(separator: " ") }
    let outcome = try Sandbox.run("/usr/bin/env", ["python3", "-c", script] + lines, in: sandbox.folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    let completed = outcome.out.split(separator: "\n").map { line in
      String(line.split(separator: " ").last?.prefix { $0 != "/" } ?? "")
    }
    for (number, question) in questions.enumerated() where number < completed.count {
      #expect(completed[number] == question.answer, "\(question.line)")
    }
    #expect(completed.count == questions.count)
  }

  @Test(.enabled(if: isInstalled("groff"), "needs groff")) func manualPageIsSet() throws {
    let sandbox = try sandbox()
    let script = "groff -man -ww -Tascii completions.man | sed 's/.\\x08//g'"
    let outcome = try Sandbox.run("/bin/sh", ["-c", script], in: sandbox.folder)
    #expect(outcome.err.isEmpty, "groff warns: \(outcome.err)")
    let text = outcome.out.split { $0.isWhitespace }.joined(separator: " ")
    for words in ["--strict", "baseline write|prune", ".viperlint.yml in the folder", "viperlint check App --strict"] {
      #expect(text.contains(words))
    }
  }
}
