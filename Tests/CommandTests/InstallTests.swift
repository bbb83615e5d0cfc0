import Expectations
import Foundation
import Testing

/// The installer and all that install by it, from a release that lies in a folder.
@Suite struct InstallTests {
  private static let installer = Repository.root.appendingPathComponent("Tests/Workshop/release/templates/install.sh")
    .path

  private func install(
    into sandbox: borrowing Sandbox, _ environment: [String: String] = [:], from releases: String? = nil
  ) throws -> Sandbox.Outcome {
    let usual = [
      "VIPERLINT_RELEASES": try releases ?? LocalRelease.address(), "VIPERLINT_PREFIX": sandbox.path("prefix"),
    ]
    return try Sandbox.run("/bin/sh", [Self.installer], in: nil, environment: usual.merging(environment) { $1 })
  }

  /// A copy of the release that a test may spoil.
  private func releases() throws -> Sandbox {
    let sandbox = try Sandbox()
    try Sandbox.run(
      "/bin/cp", ["-R", LocalRelease.file("").path, sandbox.path("latest")], in: nil)
    try FileManager.default.createDirectory(atPath: sandbox.path("releases/latest"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: sandbox.path("latest"), toPath: sandbox.path("releases/latest/download"))
    return sandbox
  }

  @Test(arguments: [nil, LocalRelease.version]) func oneLineInstallsEverything(_ version: String?) throws {
    let sandbox = try Sandbox()
    let outcome = try install(into: sandbox, version.map { ["VIPERLINT_VERSION": $0] } ?? [:])
    #expect(outcome.status == 0, "\(outcome.said)")
    #expect(
      outcome.err.contains("viperlint \(LocalRelease.version) is installed: \(sandbox.path("prefix/bin/viperlint"))"))
    #expect(outcome.err.contains("is not on the PATH"))
    let installed = try Sandbox.run(sandbox.path("prefix/bin/viperlint"), ["--version"], in: nil)
    #expect(installed.out == "viperlint \(LocalRelease.version)\n")
    for file in [
      "man/man1/viperlint.1", "bash-completion/completions/viperlint", "zsh/site-functions/_viperlint",
      "fish/vendor_completions.d/viperlint.fish",
    ] {
      #expect(try !sandbox.read("prefix/share/\(file)").isEmpty)
    }
    let again = try install(into: sandbox, ["PATH": sandbox.path("prefix/bin") + ":/usr/local/bin:/usr/bin:/bin"])
    #expect(again.status == 0 && !again.err.contains("PATH"))
  }

  /// Nothing is installed that is not what the release says, and what was there stays.
  @Test func aWrongChecksumInstallsNothing() throws {
    let sandbox = try Sandbox()
    let spoilt = try releases()
    let archive = try LocalRelease.archive()
    let path = "releases/latest/download/\(archive)"
    var data = try Data(contentsOf: URL(fileURLWithPath: spoilt.path(path)))
    data[data.count / 2] ^= 1
    try spoilt.write(data, to: path)
    try sandbox.write("old", to: "prefix/bin/viperlint")
    let outcome = try install(into: sandbox, from: "file://" + spoilt.path("releases"))
    #expect(outcome.status == 1)
    #expect(outcome.err.contains("\(archive) has the checksum") && outcome.err.contains("nothing was installed"))
    #expect(try sandbox.read("prefix/bin/viperlint") == "old")

    let wanted = try install(into: sandbox, ["VIPERLINT_SHA256": String(repeating: "0", count: 64)])
    #expect(wanted.status == 1 && wanted.err.contains("VIPERLINT_SHA256 says 000"))
    #expect(try sandbox.read("prefix/bin/viperlint") == "old")
    let sums = try LocalRelease.text("SHA256SUMS").split(separator: "\n")
    let sum = String(try #require(sums.first { $0.hasSuffix(archive) }).prefix(64))
    #expect(try install(into: sandbox, ["VIPERLINT_SHA256": sum]).status == 0)
  }

  @Test func whatIsNotThereIsSaid() throws {
    let sandbox = try Sandbox()
    let unknown = try install(into: sandbox, ["VIPERLINT_VERSION": "9.9.9"])
    #expect(unknown.status == 1 && unknown.err.contains("is there a release 9.9.9?"))
    let spoilt = try releases()
    try spoilt.write("", to: "releases/latest/download/SHA256SUMS")
    let foreign = try install(into: sandbox, from: "file://" + spoilt.path("releases"))
    #expect(foreign.status == 1 && foreign.err.contains("has no executable for"))
    // Another system.
    try sandbox.write("#!/bin/sh\necho Plan9\n", to: "bin/uname")
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path("bin/uname")], in: nil)
    let other = try install(into: sandbox, ["PATH": sandbox.path("bin") + ":/usr/bin:/bin"])
    #expect(other.status == 1 && other.err.contains("there is no executable for Plan9; build it"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("prefix")))
  }

  @Test(.enabled(if: hasGit, "needs git")) func asdfListsDownloadsAndInstalls() throws {
    let sandbox = try emptyRepository()
    try sandbox.git("commit", "-q", "--allow-empty", "-m", "one")
    for tag in ["0.10.0", "0.9.1", "v1", "0.9.10"] { try sandbox.git("tag", tag) }
    let bin = Repository.root.appendingPathComponent("Tests/Workshop/release/templates/asdf/bin").path
    let environment = [
      "VIPERLINT_REPOSITORY": sandbox.folder.path, "VIPERLINT_RELEASES": try LocalRelease.address(),
      "ASDF_INSTALL_VERSION": LocalRelease.version, "ASDF_DOWNLOAD_PATH": sandbox.path("download"),
      "ASDF_INSTALL_PATH": sandbox.path("install"),
    ]
    let listed = try Sandbox.run(bin + "/list-all", [], in: nil, environment: environment)
    #expect(listed.out == "0.9.1 0.9.10 0.10.0 ")
    for step in ["download", "install"] {
      let outcome = try Sandbox.run("\(bin)/\(step)", [], in: nil, environment: environment)
      #expect(outcome.status == 0, "\(step): \(outcome.said)")
    }
    #expect(FileManager.default.isExecutableFile(atPath: sandbox.path("install/bin/viperlint")))
  }

  /// The hook that pre-commit starts from its clone of this repository.
  @Test func theHookFetchesTheReleasedBinaryOnce() throws {
    let clone = try Publishing.copy()
    let project = try Sandbox()
    try project.write(LoginModule.bad, to: "App/View.swift")
    try project.write(LoginModule.rest, to: "App/Module.swift")
    let hooks = try Repository.text(of: ".pre-commit-hooks.yaml").components(separatedBy: "- id: ")
    let hook = try #require(hooks.first { $0.hasPrefix("viperlint-release\n") })
    let entry = try #require(hook.split(separator: "\n").first { $0.contains("entry: ") })
    let words = entry.split(separator: " ").dropFirst().map(String.init)
    #expect(hook.contains("language: script"))
    let arguments = words.dropFirst().filter { $0 != "--tracked" }
    func run(_ releases: String) throws -> Sandbox.Outcome {
      try Sandbox.run(
        clone.path(words[0]), Array(arguments), in: project.folder, environment: ["VIPERLINT_RELEASES": releases])
    }
    let missing = try run("file:///nowhere")
    #expect(missing.status == 1 && missing.err.contains("the hook `viperlint` builds it from the sources instead"))
    let first = try run(try LocalRelease.address())
    #expect(first.status == 1 && first.out.contains("[view-uses-interactor]"), "\(first.said)")
    // The second time nothing is fetched.
    let second = try run("file:///nowhere")
    #expect(second.out == first.out && second.status == 1)
  }

  /// The same by pre-commit itself, which clones the repository of a tag.
  @Test(.enabled(if: hasGit && LocalRelease.has("pre-commit", "--version"), "needs pre-commit"))
  func preCommitRunsTheReleasedBinary() throws {
    let hooks = try Publishing.copy()
    try FileManager.default.removeItem(atPath: hooks.path(".git"))
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-qm", "hooks"], ["tag", "1.0.0"],
    ] {
      #expect(try Sandbox.run("/usr/bin/env", ["git"] + arguments, in: hooks.folder).status == 0)
    }
    let project = try repository()
    try project.write(
      """
      repos:
        - repo: file://\(hooks.folder.path)
          rev: 1.0.0
          hooks: [{ id: viperlint-release }]
      """, to: ".pre-commit-config.yaml")
    func run() throws -> Sandbox.Outcome {
      try project.git("add", ".")
      return try Sandbox.run(
        "/usr/bin/env", ["pre-commit", "run", "--color", "never", "--all-files"], in: project.folder,
        environment: [
          "PRE_COMMIT_HOME": project.path(".git/pre-commit"), "VIPERLINT_RELEASES": LocalRelease.address(),
        ])
    }
    let good = try run()
    #expect(good.status == 0 && good.out.contains("Passed"), "\(good.said)")
    try project.write(LoginModule.bad, to: "App/View.swift")
    let bad = try run()
    #expect(bad.status == 1 && bad.out.contains("App/View.swift:4:") && bad.out.contains("[view-uses-interactor]"))
  }

  /// The tap, the plugins and the plugin for asdf are repositories of their own.
  @Test(.enabled(if: hasGit, "needs git")) func packagesArePushed() throws {
    let environment = try LocalRelease.environment()
    for (package, file) in [("tap", "Formula/viperlint.rb"), ("plugins", "Package.swift"), ("asdf", "bin/install")] {
      let sandbox = try Sandbox()
      try Sandbox.run(
        "/usr/bin/env", ["git", "init", "-q", "--bare", "-b", "main", sandbox.path("remote.git")], in: nil)
      func push() throws -> Sandbox.Outcome {
        try LocalRelease.script(
          "push-package", [package, "file://" + sandbox.path("remote.git")],
          environment.merging([
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "init.defaultBranch", "GIT_CONFIG_VALUE_0": "main",
          ]) { $1 })
      }
      let pushed = try push()
      #expect(pushed.status == 0, "\(package): \(pushed.said)")
      let again = try push()
      #expect(again.status == 0, "\(package): \(again.said)")
      func remote(_ words: String...) throws -> String {
        try Sandbox.run("/usr/bin/env", ["git", "-C", sandbox.path("remote.git")] + words, in: nil).out
      }
      #expect(try remote("ls-tree", "-r", "--name-only", "HEAD").split(separator: "\n").contains(Substring(file)))
      #expect(try remote("rev-list", "--count", "HEAD") == "1\n", "the same content is no second commit")
      #expect(try remote("tag") == (package == "tap" ? "" : LocalRelease.version + "\n"))
    }
    // Without anybody who may write nothing is tried.
    let skipped = try LocalRelease.script("push-package", ["tap"], environment)
    #expect(skipped.status == 0 && skipped.out.hasPrefix("skipped: nobody may write to https://"))
  }
}
