import Expectations
import Foundation
import Testing

/// What the documentation tells other people's machines to do, done: the shell parts word for word,
/// with stand-ins for `swift build` and `git clone`.
@Suite struct RecipeTests {
  /// A project with a finding, and a `swift` and a `git` that take no minutes.
  private func sandbox(isSound: Bool = false) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(isSound ? LoginModule.good : LoginModule.bad, to: "Project/App/View.swift")
    try sandbox.write(LoginModule.rest, to: "Project/App/Module.swift")
    try sandbox.write("preset: viper\n", to: "Project/.viperlint.yml")
    try sandbox.write("", to: "action/Package.swift")
    try sandbox.write("struct Source {}\n", to: "action/Sources/Source.swift")
    try sandbox.write(
      """
      #!/bin/sh
      echo "swift $*" >> "$SANDBOX/calls"
      case $1 in
        --version) echo "Swift version 6.2" ;;
        build)
          mkdir -p "$GITHUB_ACTION_PATH/.build/release"
          cp '\(Sandbox.executable)' "$GITHUB_ACTION_PATH/.build/release/viperlint" ;;
        run)
          while [ "$1" != viperlint ]; do shift; done
          shift
          exec '\(Sandbox.executable)' "$@" ;;
      esac
      """, to: "bin/swift")
    try sandbox.write(
      """
      #!/bin/sh
      echo "git $*" >> "$SANDBOX/calls"
      for last; do :; done
      mkdir -p "$last"
      """, to: "bin/git")
    symlink(Sandbox.executable, sandbox.path("bin/viperlint"))
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path("bin/swift"), sandbox.path("bin/git")], in: nil)
    return sandbox
  }

  /// Runs a script as a CI server does.
  private func run(
    _ script: String, in sandbox: borrowing Sandbox,
    shell: [String] = ["bash", "--noprofile", "--norc", "-eo", "pipefail"],
    _ environment: [String: String] = [:]
  ) throws -> Sandbox.Outcome {
    try sandbox.write(script, to: "script.sh")
    let usual = [
      "PATH": sandbox.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      "SANDBOX": sandbox.folder.path, "RUNNER_TEMP": sandbox.path("temporary"), "RUNNER_OS": "Linux",
      "RUNNER_ARCH": "X64", "GITHUB_ACTION_PATH": sandbox.path("action"), "GITHUB_OUTPUT": sandbox.path("output"),
      "GITHUB_WORKSPACE": sandbox.path("Project"),
    ]
    return try Sandbox.run(
      "/usr/bin/env", shell + [sandbox.path("script.sh")], in: URL(fileURLWithPath: sandbox.path("Project")),
      environment: usual.merging(environment) { $1 })
  }

  /// The fenced block of a page that holds a word.
  private static func block(with word: String, of page: String) throws -> String {
    let parts = try Repository.text(of: page).components(separatedBy: "```")
    let inside = parts.enumerated().filter { $0.offset % 2 == 1 && $0.element.contains(word) }
    let block = try #require(inside.first?.element, "\(page) shows nothing with \(word)")
    return block.drop { $0 != "\n" }.dropFirst() + ""
  }

  @Test func gitHubWithoutTheAction() throws {
    let block = try Self.block(with: "RUNNER_TEMP", of: "README.md")
    let commands = block.split(separator: "\n").compactMap { line -> String? in
      line.range(of: "- run: ").map { String(line[$0.upperBound...]) }
    }
    #expect(commands.count == 2)
    let script = commands.joined(separator: "\n")
    let outcome = try run(script, in: try sandbox(), ["GITHUB_ACTIONS": "true"])
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("::error file=App/View.swift"))
    #expect(try run(script, in: try sandbox(isSound: true), ["GITHUB_ACTIONS": "true"]).status == 0)
  }

  @Test(arguments: ["README.md", "Sources/viperlint/Documentation.docc/Places.md"])
  func gitLab(_ page: String) throws {
    let block = try Self.block(with: "codequality", of: page)
    let lines = block.split(separator: "\n").map(String.init)
    let commands = lines.filter { $0.hasPrefix("    - ") }.map { line -> String in
      let command = line.dropFirst(6)
      return command.hasPrefix("'") ? String(command.dropFirst().dropLast()) : String(command)
    }
    #expect(commands.count == 2)
    let script = commands.joined(separator: "\n")
      .replacingOccurrences(of: "/opt/viperlint", with: "\"$RUNNER_TEMP/viperlint\"")
    let sandbox = try sandbox()
    #expect(try run(script, in: sandbox).status == 1)
    let report = try sandbox.read("Project/viperlint.json")
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
    #expect(issues.map { $0["check_name"] as? String } == ["view-uses-interactor"])
    // With what the cache brought back nothing is cloned.
    if page != "README.md" {
      try FileManager.default.removeItem(atPath: sandbox.path("calls"))
      #expect(try run(script, in: sandbox).status == 1)
      #expect(try !sandbox.read("calls").contains("git clone"))
    }
  }

  @Test func anyOtherServer() throws {
    let script = try Self.block(with: "--report junit=", of: "Sources/viperlint/Documentation.docc/Places.md")
    let sandbox = try sandbox()
    let outcome = try run(script, in: sandbox)
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("App/View.swift:4:"))
    #expect(try sandbox.read("Project/viperlint.xml").hasPrefix("<?xml"))
    #expect(try sandbox.read("Project/viperlint.sarif").contains("2.1.0"))
    // Also of a run that cannot be trusted.
    try sandbox.write("preset: vipper\n", to: "Project/.viperlint.yml")
    try FileManager.default.removeItem(atPath: sandbox.path("Project/viperlint.xml"))
    #expect(try run(script, in: sandbox).status == 2)
    #expect(try sandbox.read("Project/viperlint.xml").contains("vipper"))
  }

  @Test(arguments: ["README.md", "Sources/viperlint/Documentation.docc/Places.md"])
  func xcodeRunScript(_ page: String) throws {
    let script = try Self.block(with: "SRCROOT", of: page)
    for isSound in [true, false] {
      let sandbox = try sandbox(isSound: isSound)
      // Xcode starts it somewhere, with /bin/sh and without -e.
      let environment = ["SRCROOT": sandbox.path("Project"), "SCRIPT_OUTPUT_FILE_0": sandbox.path("stamp")]
      let outcome = try run("cd /\n" + script, in: sandbox, shell: ["/bin/sh"], environment)
      let plain = try run(
        "cd /\n" + script, in: sandbox, shell: ["/bin/sh"], ["SRCROOT": sandbox.path("Project")])
      #expect(plain.status == outcome.status && plain.err.isEmpty, "without an output file: \(plain.err)")
      #expect(outcome.status == (isSound ? 0 : 1))
      #expect(outcome.err.isEmpty)
      #expect(isSound || outcome.out.hasPrefix("\(sandbox.path("Project/App/View.swift")):4:"))
      if page != "README.md" {
        #expect(FileManager.default.fileExists(atPath: sandbox.path("stamp")) == isSound, "a stamp would hide findings")
        let nothing = try run(
          script, in: sandbox, shell: ["/bin/sh"], environment.merging(["PATH": "/usr/bin:/bin"]) { $1 })
        #expect(nothing.status == 0 && nothing.out.hasPrefix("warning: viperlint is not installed"))
      }
    }
  }
}
