import Expectations
import Foundation
import Testing

/// What the documentation tells other people's machines to do, done: the shell parts word for word, with a stand-in for
/// `curl` that takes from a release in a folder what it is asked for.
@Suite struct RecipeTests {
  private static let places = "Sources/viperlint/Documentation.docc/Places.md"

  /// A project with a finding, a `curl` that meets no network, and viperlint on the `PATH`.
  private func sandbox(isSound: Bool = false) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(isSound ? LoginModule.good : LoginModule.bad, to: "Project/App/View.swift")
    try sandbox.write(LoginModule.rest, to: "Project/App/Module.swift")
    try sandbox.write("preset: viper\n", to: "Project/.viperlint.yml")
    try sandbox.write(
      """
      #!/bin/sh
      echo "curl $*" >> "$SANDBOX/calls"
      file=/dev/stdout
      while [ $# -gt 0 ]; do
        case $1 in
          -o) file=$2; shift ;;
          https://github.com/*/viperlint/releases/*) address=$1 ;;
        esac
        shift
      done
      cat "\(try #require(LocalRelease.folder).path)/${address#https://github.com/*/viperlint/releases/}" > "$file"
      """, to: "bin/curl")
    symlink(Sandbox.executable, sandbox.path("bin/viperlint"))
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path("bin/curl")], in: nil)
    return sandbox
  }

  /// Runs a script as a CI server does.
  private func run(
    _ script: String, in sandbox: borrowing Sandbox, folder: String = "Project",
    shell: [String] = ["bash", "--noprofile", "--norc", "-eo", "pipefail"],
    _ environment: [String: String] = [:]
  ) throws -> Sandbox.Outcome {
    try sandbox.write(script, to: "script.sh")
    let usual = [
      "PATH": sandbox.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      "SANDBOX": sandbox.folder.path, "GITHUB_WORKSPACE": sandbox.path("Project"),
      "RUNNER_TEMP": sandbox.path("temporary"), "HOME": sandbox.path("home"),
    ]
    return try Sandbox.run(
      "/usr/bin/env", shell + [sandbox.path("script.sh")], in: URL(fileURLWithPath: sandbox.path(folder)),
      environment: usual.merging(environment) { $1 })
  }

  /// The fenced block of a page that holds a word.
  private static func block(with word: String, of page: String) throws -> String {
    let blocks = Snippet.all(of: try Repository.text(of: page)).filter { $0.text.contains(word) }
    return try #require(blocks.first?.text, "\(page) shows nothing with \(word)")
  }

  /// The commands of a block: what stands behind a mark, in whatever quotes the mark's language has.
  private static func commands(of block: String, behind mark: String) -> [String] {
    block.split(separator: "\n").compactMap { line -> String? in
      guard let range = line.range(of: mark), line[..<range.lowerBound].allSatisfy({ $0 == " " }) else { return nil }
      let command = line[range.upperBound...]
      return command.hasPrefix("'") ? String(command.dropFirst().dropLast()) : String(command)
    }
  }

  @Test func gitHubWithoutTheAction() throws {
    let commands = Self.commands(of: try Self.block(with: "RUNNER_TEMP", of: "README.md"), behind: "- run: ")
    #expect(commands.count == 2)
    let script = commands.joined(separator: "\n")
    let outcome = try run(script, in: try sandbox(), ["GITHUB_ACTIONS": "true"])
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("::error file=App/View.swift"))
    #expect(try run(script, in: try sandbox(isSound: true), ["GITHUB_ACTIONS": "true"]).status == 0)
  }

  /// The component, with its inputs filled in as GitLab does, and the recipe for those without a mirror do the same.
  @Test(arguments: ["templates/check.yml", places]) func gitLab(_ page: String) throws {
    var block =
      page == Self.places ? try Self.block(with: "codequality", of: page) : try Repository.text(of: page)
    let inputs = [
      "job": "viperlint", "stage": "test", "version": LocalRelease.version, "arguments": "--quiet", "image": "x",
    ]
    for (name, value) in inputs { block = block.replacingOccurrences(of: "$[[ inputs.\(name) ]]", with: value) }
    #expect(!block.contains("$[["))
    let script = Self.commands(of: block, behind: "    - ").joined(separator: "\n")
    let address = try #require(Self.commands(of: block, behind: "VIPERLINT: ").first)
    let sandbox = try sandbox()
    let outcome = try run(script, in: sandbox, ["VIPERLINT": address])
    #expect(outcome.status == 1, "\(outcome.said)")
    let report = try sandbox.read("Project/viperlint.json")
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
    #expect(issues.map { $0["check_name"] as? String } == ["view-uses-interactor"])
    #expect(block.contains("codequality: viperlint.json"))
    // With what the cache brought back nothing is downloaded.
    #expect(block.contains("paths: [.viperlint]"))
    try FileManager.default.removeItem(atPath: sandbox.path("calls"))
    #expect(try run(script, in: sandbox, ["VIPERLINT": address]).status == 1)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("calls")))
  }

  @Test func bitbucket() throws {
    let script = Self.commands(of: try Self.block(with: "pipelines:", of: Self.places), behind: "- ")
      .filter { $0 != "step:" }.joined(separator: "\n")
    let sandbox = try sandbox()
    #expect(try run(script, in: sandbox).status == 1)
    #expect(try sandbox.read("Project/test-results/viperlint.xml").contains("view-uses-interactor"))
  }

  @Test func jenkins() throws {
    let block = try Self.block(with: "pipeline {", of: Self.places)
    #expect(block.filter { $0 == "{" }.count == block.filter { $0 == "}" }.count)
    let commands = Self.commands(of: block, behind: "sh ")
    #expect(commands.count == 2)
    let sandbox = try sandbox()
    // Each in a shell of its own.
    #expect(try run(commands[0], in: sandbox, shell: ["/bin/sh", "-xe"]).status == 0)
    #expect(try run(commands[1], in: sandbox, shell: ["/bin/sh", "-xe"]).status == 1)
    let report = try #require(block.components(separatedBy: "pattern: '").last?.components(separatedBy: "'").first)
    #expect(try sandbox.read("Project/\(report)").contains("<checkstyle"))
  }

  @Test func xcodeCloud() throws {
    let script = try Self.block(with: "CI_PRIMARY_REPOSITORY_PATH", of: Self.places)
    for isSound in [true, false] {
      let sandbox = try sandbox(isSound: isSound)
      try FileManager.default.createDirectory(atPath: sandbox.path("ci_scripts"), withIntermediateDirectories: true)
      let outcome = try run(
        script, in: sandbox, folder: "ci_scripts", shell: ["/bin/sh"],
        ["CI_PRIMARY_REPOSITORY_PATH": sandbox.path("Project")])
      #expect(outcome.status == (isSound ? 0 : 1), "\(outcome.said)")
      #expect(isSound || outcome.out.contains("\(sandbox.path("Project/App/View.swift")):4:"))
    }
  }

  @Test(.enabled(if: LocalRelease.has("ruby", "--version"), "needs ruby")) func fastlane() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      """
      def desc(text) = nil
      def lane(name) = yield
      def sh(*words)
        system(*words) or exit($?.exitstatus)
      end
      """ + "\n" + (try Self.block(with: "lane :viperlint", of: Self.places)), to: "Project/fastlane/Fastfile.rb")
    let outcome = try run("ruby Fastfile.rb\n", in: sandbox, folder: "Project/fastlane")
    #expect(outcome.status == 1, "\(outcome.said)")
    #expect(try sandbox.read("Project/fastlane/viperlint.xml").contains("view-uses-interactor"))
  }

  @Test(.enabled(if: hasGit && LocalRelease.has("ruby", "--version"), "needs git and ruby")) func danger() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      """
      module Danger
        def self.branch_for_base = "main"
      end
      def github = Danger
      def fail(text, **place) = puts("fail #{place} #{text}")
      def warn(text, **place) = puts("warn #{place} #{text}")
      """ + "\n" + (try Self.block(with: "branch_for_base", of: Self.places)), to: "Dangerfile.rb")
    let base = """
      git init -q -b main . && git add . && git -c user.name=T -c user.email=t@example.com commit -qm base
      git update-ref refs/remotes/origin/main HEAD

      """
    let dangerfile = "ruby ../Dangerfile.rb\n"
    let silent = try run(base + dangerfile, in: sandbox)
    #expect(silent.status == 0 && silent.out.isEmpty, "\(silent.said)")
    try sandbox.write(LoginModule.bad + "\n// edited\n", to: "Project/App/View.swift")
    let outcome = try run(dangerfile, in: sandbox)
    #expect(outcome.status == 0, "\(outcome.said)")
    #expect(outcome.out.hasPrefix("fail ") && outcome.out.contains("App/View.swift"))
    #expect(outcome.out.contains("[view-uses-interactor]"))
    try sandbox.write("preset: vipper\n", to: "Project/.viperlint.yml")
    let broken = try run(dangerfile, in: sandbox)
    #expect(broken.out.contains("there is no preset") && broken.out.contains("fail {} viperlint: "), "\(broken.said)")
  }

  /// The installer of a release installs that release, wherever the shell is.
  @Test func installingByHand() throws {
    let page = "Sources/viperlint/Documentation.docc/Install.md"
    let sandbox = try sandbox()
    let outcome = try run(try Self.block(with: "VIPERLINT_PREFIX=", of: page), in: sandbox)
    #expect(outcome.status == 1 && outcome.out.contains("App/View.swift:4:"), "\(outcome.said)")
    let newest = try run(try Self.block(with: "latest/download/install.sh", of: "README.md"), in: sandbox)
    #expect(newest.status == 0, "\(newest.said)")
    #expect(FileManager.default.isExecutableFile(atPath: sandbox.path("home/.local/bin/viperlint")))
  }

  @Test func anyOtherServer() throws {
    let script = try Self.block(
      with: "--report junit=viperlint.xml", of: "Sources/viperlint/Documentation.docc/Places.md")
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
