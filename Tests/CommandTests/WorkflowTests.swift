import Expectations
import Foundation
import Testing

/// Workflows, `action.yml` and the scripts of a release, as far as they can be read without GitHub.
@Suite struct WorkflowTests {
  private static let workflows = ["release", "ci"].map { ".github/workflows/\($0).yml" }

  private static func lines(_ path: String) throws -> [String] {
    try Repository.text(of: path).split(separator: "\n").map(String.init)
  }

  /// The value behind `key:` of each line that has it.
  private static func values(of key: String, in path: String) throws -> [String] {
    try lines(path).compactMap { line in
      let words = line.drop { $0 == " " || $0 == "-" }
      return words.hasPrefix(key + ": ") ? String(words.dropFirst(key.count + 2)) : nil
    }
  }

  @Test(arguments: workflows + ["action.yml"]) func actionsArePinned(_ path: String) throws {
    for use in try Self.values(of: "uses", in: path) {
      let commit = use.split(separator: "@").last?.prefix { $0 != " " } ?? ""
      #expect(commit.count == 40 && commit.allSatisfy(\.isHexDigit), "\(path): \(use)")
      #expect(use.contains(" # v"), "\(path): \(use) does not say its version")
    }
  }

  /// A token may do nothing that its job does not say.
  @Test(arguments: workflows) func permissionsAreTheLeast(_ path: String) throws {
    let text = try Repository.text(of: path)
    #expect(text.contains("\npermissions: {}\n"))
    let jobs = text.components(separatedBy: "\njobs:\n")[1].components(separatedBy: "    runs-on: ")
    let checkouts = text.components(separatedBy: "uses: actions/checkout@").count - 1
    #expect(text.components(separatedBy: "persist-credentials: false").count - 1 == checkouts)
    for (number, job) in jobs.dropFirst().enumerated() {
      #expect(job.contains("    permissions:"), "\(path): job \(number) does not say what it may do")
      #expect(job.contains("    timeout-minutes: "), "\(path): job \(number) may run for six hours")
    }
    #expect(!text.contains("pull_request_target") && !text.contains("write-all"))
  }

  /// Every step is a script that runs outside of GitHub, too.
  @Test(arguments: workflows + ["action.yml"]) func stepsAreScripts(_ path: String) throws {
    let runs = try Self.values(of: "run", in: path)
    #expect(!runs.isEmpty)
    for run in runs {
      let word = run.split(separator: " ")[0].filter { $0 != "\"" && $0 != "'" }
        .replacingOccurrences(of: "$GITHUB_ACTION_PATH/", with: "")
      #expect(
        FileManager.default.isExecutableFile(atPath: Repository.root.appendingPathComponent(word).path),
        "\(path): \(run)")
      // What somebody else may write (a branch, a title) never becomes part of a script.
      #expect(!run.contains("${{"), "\(path): \(run)")
    }
  }

  @Test(.enabled(if: LocalRelease.has("actionlint", "-version"), "needs actionlint")) func actionlintIsSilent() throws {
    let paths = Self.workflows.map { Repository.root.appendingPathComponent($0).path }
    let outcome = try Sandbox.run("/usr/bin/env", ["actionlint", "-no-color"] + paths, in: Repository.root)
    #expect(outcome.status == 0, "\(outcome.said)")
  }

  @Test(
    .enabled(if: LocalRelease.has("check-jsonschema", "--version"), "needs check-jsonschema"),
    arguments: [
      ("github-workflows", ".github/workflows/release.yml"), ("github-workflows", ".github/workflows/ci.yml"),
      ("github-actions", "action.yml"),
    ])
  func filesFitTheirSchemas(_ schema: String, _ path: String) throws {
    let file = Repository.root.appendingPathComponent(path).path
    let outcome = try Sandbox.run(
      "/usr/bin/env", ["check-jsonschema", "--builtin-schema", "vendor.\(schema)", file], in: nil)
    #expect(outcome.status == 0, "\(outcome.said)")
  }

  /// The scripts of a release, of the templates and of the hook.
  private static func scripts() throws -> [String] {
    let folder = Repository.root.appendingPathComponent("Tests/Workshop/release")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { name in
      let path = folder.appendingPathComponent(name).path
      return (try? String(contentsOfFile: path, encoding: .utf8).hasPrefix("#!")) ?? false
    }.map { "Tests/Workshop/release/\($0)" }
  }

  @Test(.enabled(if: LocalRelease.has("shellcheck", "--version"), "needs shellcheck")) func shellcheckIsSilent() throws
  {
    let scripts = try Self.scripts()
    #expect(scripts.count > 15)
    let outcome = try Sandbox.run(
      "/usr/bin/env", ["shellcheck", "-x", "--source-path=SCRIPTDIR"] + scripts, in: Repository.root)
    #expect(outcome.status == 0, "\(outcome.said)")
  }

  /// A script that cannot be started, and one that no shell understands, would be known to the next release only.
  @Test func scriptsCanBeStarted() throws {
    for script in try Self.scripts() {
      let path = Repository.root.appendingPathComponent(script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
      let shell = try Repository.text(of: script).hasPrefix("#!/bin/sh") ? "/bin/sh" : "/bin/bash"
      #expect(try Sandbox.run("/usr/bin/env", [shell == "/bin/sh" ? shell : "bash", "-n", path], in: nil).status == 0)
    }
  }
}
