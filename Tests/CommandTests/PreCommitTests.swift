import Expectations
import Foundation
import Testing

/// The hooks for pre-commit, by pre-commit itself. What `language: swift` builds is the same executable;
/// `Tests/Workshop/run pre-commit` builds it that way.
@Suite(
  .enabled(
    if: (try? Sandbox.run("/usr/bin/env", ["pre-commit", "--version"], in: nil).status) == 0, "needs pre-commit"))
struct PreCommitTests {
  /// A repository with one sound module, under pre-commit with one of our hooks.
  private func repository(with hook: String) throws -> Sandbox {
    let sandbox = try CommandTests.repository()
    // A repository of hooks is cloned; this one has nothing to build.
    let hooks = sandbox.path(".git/hooks-of-viperlint")
    let definitions = try Repository.text(of: ".pre-commit-hooks.yaml")
    try sandbox.write(definitions, to: ".git/hooks-of-viperlint/.pre-commit-hooks.yaml")
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-qm", "hooks"], ["tag", "1.0.0"],
    ] {
      try Sandbox.run("/usr/bin/env", ["git", "-C", hooks] + arguments, in: nil)
    }
    try sandbox.write(
      """
      repos:
        - repo: file://\(hooks)
          rev: 1.0.0
          hooks: [{ id: \(hook), language: system }]
      """, to: ".pre-commit-config.yaml")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "pre-commit")
    return sandbox
  }

  /// `pre-commit run`, as a commit would.
  private func run(_ sandbox: borrowing Sandbox, _ arguments: String...) throws -> Sandbox.Outcome {
    let viperlint = URL(fileURLWithPath: Sandbox.executable).deletingLastPathComponent().path
    return try Sandbox.run(
      "/usr/bin/env", ["pre-commit", "run", "--color", "never"] + arguments, in: sandbox.folder,
      environment: [
        "PATH": viperlint + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
        "PRE_COMMIT_HOME": sandbox.path(".git/pre-commit"),
      ])
  }

  @Test(arguments: ["viperlint", "viperlint-changed", "viperlint-system"])
  func aBadCommitIsRefusedAndAGoodOnePasses(_ hook: String) throws {
    let sandbox = try repository(with: hook)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.git("add", ".")
    let refused = try run(sandbox)
    #expect(refused.status == 1)
    #expect(refused.out.contains("App/View.swift:4:") && refused.out.contains("[view-uses-interactor]"))
    try sandbox.write(LoginModule.good + "\n", to: "App/View.swift")
    try sandbox.git("add", ".")
    let passed = try run(sandbox)
    #expect(passed.status == 0)
    #expect(passed.out.contains("Passed"))
  }

  @Test(arguments: ["viperlint", "viperlint-changed"]) func whatIsStagedIsJudged(_ hook: String) throws {
    let sandbox = try repository(with: hook)
    // Good in the index, bad on disk, and bad where git knows nothing of it.
    try sandbox.write(LoginModule.good + "\n", to: "App/View.swift")
    try sandbox.git("add", ".")
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.write(LoginModule.bad, to: "App/Untracked.swift")
    #expect(try run(sandbox).status == 0)
    // The other way round.
    try sandbox.git("add", "App/View.swift")
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    #expect(try run(sandbox).status == 1)
  }

  @Test(arguments: ["viperlint", "viperlint-changed"]) func aFileMayBeDeleted(_ hook: String) throws {
    let sandbox = try repository(with: hook)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.git("commit", "-qam", "bad")
    try sandbox.git("rm", "-q", "App/View.swift")
    let alone = try run(sandbox)
    #expect(alone.status == 0)
    #expect(alone.out.contains("Skipped"), "pre-commit does not ask about deletions alone")
    try sandbox.write(LoginModule.rest + "\n", to: "App/Module.swift")
    try sandbox.git("add", ".")
    #expect(try run(sandbox).status == 0)
  }

  @Test func aBrokenConfigurationIsRefused() throws {
    for hook in ["viperlint", "viperlint-changed"] {
      let sandbox = try repository(with: hook)
      try sandbox.write("preset: vipper\n", to: ".viperlint.yml")
      try sandbox.git("add", ".")
      let refused = try run(sandbox)
      #expect(refused.status == 1)
      #expect(refused.out.contains(".viperlint.yml:1:9: error:"))
    }
  }

  @Test(arguments: ["viperlint", "viperlint-changed"]) func whoChangesTheRulesIsAsked(_ hook: String) throws {
    let sandbox = try repository(with: hook)
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.viperlint("baseline", "write")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "frozen")
    for path in [".viperlint-baseline.json", ".viperlint.yml"] {
      try sandbox.write("{ \"version\": 1, \"findings\": [] }\n", to: ".viperlint-baseline.json")
      if path != ".viperlint-baseline.json" {
        try sandbox.git("commit", "-qam", "thawed")
        try sandbox.write("preset: viper\n", to: path)
      }
      try sandbox.git("add", ".")
      let refused = try run(sandbox)
      #expect(refused.status == 1 && refused.out.contains("[view-uses-interactor]"), "\(path): \(refused.out)")
    }
    try sandbox.git("reset", "-q", "--hard")
    try sandbox.write("{}\n", to: "package.json")
    try sandbox.git("add", ".")
    #expect(try run(sandbox).out.contains("Skipped"))
  }

  @Test func onlyWhatTheCommitTouchesIsReported() throws {
    let sandbox = try repository(with: "viperlint-changed")
    try sandbox.write(LoginModule.bad.replacingOccurrences(of: "Login", with: "Old"), to: "App/Old.swift")
    try sandbox.write(LoginModule.rest.replacingOccurrences(of: "Login", with: "Old"), to: "App/OldModule.swift")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "old")
    try sandbox.write(LoginModule.good + "\n", to: "App/View.swift")
    try sandbox.git("add", ".")
    #expect(try run(sandbox).status == 0)
    #expect(try run(sandbox, "--all-files").status == 1)
  }

  @Test func aLongListIsSplitAndNothingIsLost() throws {
    let sandbox = try repository(with: "viperlint-changed")
    // More than the 128 KiB that pre-commit puts into one command line.
    let folder = "App/" + String(repeating: "a-long-name-", count: 12)
    for number in 0..<900 { try sandbox.write("struct S\(number) {}\n", to: "\(folder)/S\(number).swift") }
    try sandbox.git("add", ".")
    let passed = try run(sandbox)
    #expect(passed.status == 0, "\(passed.out)")
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.git("add", ".")
    let refused = try run(sandbox)
    #expect(refused.status == 1)
    let lines = refused.out.split(separator: "\n").filter { $0.contains("[view-uses-interactor]") }
    #expect(lines.count == 1, "one of the processes reports it")
    let runs = refused.out.split(separator: "\n").filter { $0.hasPrefix("examined: ") }.map { $0.prefix { $0 != "." } }
    #expect(runs.count > 1 && Set(runs).count == 1, "each of them reads everything")
  }
}
