import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What never answers, takes nothing, or gives little: the run ends, and says why.
@Suite struct StuckWorldTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(LoginModule.good + LoginModule.rest, to: "App/Login.swift")
    return sandbox
  }

  private func shell(
    _ script: String, _ sandbox: borrowing Sandbox, environment: [String: String] = [:]
  ) throws -> Sandbox.Outcome {
    try Sandbox.run("/bin/bash", ["-c", script, Sandbox.executable], in: sandbox.folder, environment: environment)
  }

  @Test(arguments: [["--output", "pipe"], ["--report", "json=pipe"]])
  func namedPipeWithoutAReader(_ arguments: [String]) throws {
    let sandbox = try sandbox()
    mkfifo(sandbox.path("pipe"), 0o644)
    let outcome = try Sandbox.run(Sandbox.executable, ["check"] + arguments, in: sandbox.folder)
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("it is a named pipe, and no program reads it"), "\(outcome.err)")
  }

  @Test func stepSummaryThatNobodyReads() throws {
    let sandbox = try sandbox()
    mkfifo(sandbox.path("pipe"), 0o644)
    let outcome = try sandbox.viperlint(
      "check", "--format", "github", environment: ["GITHUB_STEP_SUMMARY": sandbox.path("pipe")])
    // The report itself has arrived.
    #expect(outcome.status == 0)
    #expect(outcome.err.contains("no step summary: it is a named pipe, and no program reads it"), "\(outcome.err)")
  }

  /// A reader that comes a moment later is waited for, and gets all of a text that no pipe holds at once.
  @Test func namedPipeWithASlowReader() throws {
    let sandbox = try sandbox()
    let count = 2000
    let lines = (0..<count).map { "final class Some\($0)Type { func work\($0)() {} }\n" }
    try sandbox.write(lines.joined(), to: "App/Many.swift")
    mkfifo(sandbox.path("pipe"), 0o644)
    let reader = "(sleep 1; exec 3< pipe; sleep 1; cat <&3 > got)"
    let outcome = try shell(
      "\(reader) & \"$0\" roles --format json --output pipe; code=$?; wait; exit $code", sandbox)
    #expect(outcome.status == 0, "\(outcome.err)")
    let got = try JSONSerialization.jsonObject(with: Data(try sandbox.read("got").utf8)) as? [String: Any]
    #expect((got?["types"] as? [Any])?.count ?? 0 >= count)
  }

  @Test func fileThatMayNotGrow() throws {
    let sandbox = try sandbox()
    try sandbox.write(String(repeating: "final class A { func a() {} }\n", count: 500), to: "App/Many.swift")
    let outcome = try shell("ulimit -f 1; trap '' XFSZ; \"$0\" facts App --format json --output out.json", sandbox)
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("File too large"), "\(outcome.err)")
    // The shell that ignores the signal hands that on; here it does not.
    let other = try shell("ulimit -f 1; \"$0\" facts App --format json --output out.json", sandbox)
    #expect(other.status == 2, "no signal may end it")
    #expect(other.err.contains("File too large"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("out.json")))
  }

  /// An empty answer is no answer: taken for one, nothing would have changed, and the run would be green.
  @Test(arguments: [["check", "--since", "HEAD"], ["check", "--tracked"], ["hook", "run"]])
  func gitThatSaysNothing(_ arguments: [String]) throws {
    let sandbox = try sandbox()
    try sandbox.write("", to: ".git/HEAD")
    try sandbox.write("#!/bin/sh\nexit 0\n", to: "bin/git")
    chmod(sandbox.path("bin/git"), 0o755)
    let path = sandbox.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let outcome = try Sandbox.run(
      Sandbox.executable, arguments, in: sandbox.folder, environment: ["PATH": path])
    #expect(outcome.status == 2)
    let said = outcome.out + outcome.err
    #expect(said.contains("git does not say where the repository is"), "\(said)")
  }

  @Test func nameThatIsNoUTF8() throws {
    let sandbox = try sandbox()
    let outcome = try shell("\"$0\" check --format json --output $'o\\xff'", sandbox)
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("the value of `--output` is not UTF-8"), "\(outcome.err)")
  }

  @Test(arguments: [["check", "--since", "HEAD"], ["check", "--tracked"], ["hook", "run"]])
  func gitThatNeverAnswers(_ arguments: [String]) throws {
    let sandbox = try sandbox()
    try sandbox.write("#!/bin/sh\nexec sleep 600\n", to: "bin/git")
    chmod(sandbox.path("bin/git"), 0o755)
    let path = sandbox.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let outcome = try Sandbox.run(
      Sandbox.executable, arguments, in: sandbox.folder, environment: ["PATH": path, "VIPERLINT_GIT_TIMEOUT": "1"])
    #expect(outcome.status == 2)
    #expect(outcome.said.contains("git has not answered within 1 second"), "\(outcome.said)")
  }

  @Test func aLimitForGitThatIsNone() throws {
    let sandbox = try sandbox()
    let outcome = try sandbox.viperlint(
      "check", "--tracked", environment: ["VIPERLINT_GIT_TIMEOUT": "soon"])
    #expect(outcome.status == 2)
    #expect(outcome.said.contains("it takes a whole number of seconds from 1 to 86400"), "\(outcome.said)")
  }

  /// As deep as the reader goes, and deeper, on the stack that some servers give.
  @Test(arguments: ["64", "128"], ["1", "2"]) func smallStack(_ kilobytes: String, _ jobs: String) throws {
    let sandbox = try sandbox()
    func nested(_ open: String, _ close: String, _ depth: Int) -> String {
      String(repeating: open, count: depth) + String(repeating: close, count: depth)
    }
    try sandbox.write(
      """
      let a = \(nested("(", ")", 50_000))
      func f() \(nested("{", "}", 10_000))
      let b = \(nested("[", "]", 5_000))
      let c: \(nested("Array<", ">", 5_000))
      let d = \(nested("{ $0.map ", "}", 200))

      """, to: "App/Deep.swift")
    try sandbox.write("a: " + nested("[", "]", 2_000) + "\n", to: "deep.yml")
    let checked = try shell("ulimit -s \(kilobytes); \"$0\" check --jobs \(jobs) --format json", sandbox)
    #expect((0...1).contains(checked.status), "no signal may end it: \(checked.status)")
    #expect(try checked.summary("files") == 2)
    let configured = try shell("ulimit -s \(kilobytes); \"$0\" check --config deep.yml", sandbox)
    #expect(configured.status == 2)
  }

  @Test func moreThreadsThanAnybodyHas() throws {
    let sandbox = try sandbox()
    // Each thread takes 8 MB of address space.
    let outcome = try shell("ulimit -v 3000000; \"$0\" check --jobs 1000", sandbox)
    #expect(outcome.status == 0, "\(outcome.err)")
  }
}
