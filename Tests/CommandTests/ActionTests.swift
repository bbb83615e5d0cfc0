import Expectations
import Foundation
import Testing

/// What `action.yml` does on a runner: the steps as it starts them, with a `swift` that takes no minutes.
@Suite struct ActionTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(LoginModule.bad, to: "Project/App/View.swift")
    try sandbox.write(LoginModule.rest, to: "Project/App/Module.swift")
    try sandbox.write("preset: viper\n", to: "Project/.viperlint.yml")
    for name in ["Tests/Workshop/release", "Sources/viperlint/version.swift", "Package.swift"] {
      let target = URL(fileURLWithPath: sandbox.path("action/\(name)"))
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(name), to: target)
    }
    try sandbox.write(
      """
      #!/bin/sh
      echo "swift $*" >> "$SANDBOX/calls"
      case $1 in
        --version) echo "Swift version 6.2" ;;
        build)
          mkdir -p "$SANDBOX/action/.build/release"
          cp '\(Sandbox.executable)' "$SANDBOX/action/.build/release/viperlint" ;;
      esac
      """, to: "bin/swift")
    try Sandbox.run("/bin/chmod", ["+x", sandbox.path("bin/swift")], in: nil)
    return sandbox
  }

  /// Runs a step as `action.yml` writes it.
  private func step(
    _ name: String, in sandbox: borrowing Sandbox, _ environment: [String: String] = [:]
  ) throws -> (outcome: Sandbox.Outcome, output: String) {
    let lines = try Repository.text(of: "action.yml").split(separator: "\n")
    let run = try #require(lines.first { $0.contains("release/action\" \(name)'") })
    try sandbox.write(
      run.drop { $0 == " " }.dropFirst("run: '".count).dropLast() + "\n", to: "step.sh")
    try? FileManager.default.removeItem(atPath: sandbox.path("output"))
    let usual = [
      "PATH": sandbox.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      "SANDBOX": sandbox.folder.path, "RUNNER_TEMP": sandbox.path("temporary"), "RUNNER_OS": "Linux",
      "RUNNER_ARCH": "X64", "GITHUB_ACTION_PATH": sandbox.path("action"), "GITHUB_OUTPUT": sandbox.path("output"),
      "GITHUB_WORKSPACE": sandbox.path("Project"), "VIPERLINT_RELEASES": try LocalRelease.address(),
    ]
    let outcome = try Sandbox.run(
      "/usr/bin/env", ["bash", "--noprofile", "--norc", "-eo", "pipefail", sandbox.path("step.sh")],
      in: URL(fileURLWithPath: sandbox.path("Project")), environment: usual.merging(environment) { $1 })
    return (outcome, (try? sandbox.read("output")) ?? "")
  }

  @Test func aReleaseIsDownloaded() throws {
    let sandbox = try sandbox()
    let commit = try LocalRelease.text("commit.txt").trimmingCharacters(in: .whitespacesAndNewlines)
    let place = "executable=\(sandbox.path("temporary/viperlint-\(LocalRelease.version)/bin/viperlint"))\n"
    for environment in [
      ["REF": LocalRelease.version], ["REF": commit], ["REF": "main", "VERSION": LocalRelease.version],
      ["REF": LocalRelease.version, "INSTALL": "release"],
    ] {
      let (outcome, output) = try step("install", in: sandbox, environment)
      #expect(outcome.status == 0 && output == place, "\(environment): \(outcome.said)")
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("calls")), "nothing is built")
    let executable = String(place.dropFirst("executable=".count).dropLast())
    let (checked, _) = try step("check", in: sandbox, ["EXECUTABLE": executable, "GITHUB_ACTIONS": "true"])
    #expect(checked.status == 1 && checked.out.hasPrefix("::error file=App/View.swift,line=4,"))
  }

  @Test func whereThereIsNoReleaseItIsBuilt() throws {
    let sandbox = try sandbox()
    var keys: Set<String> = []
    for environment in [
      ["REF": "main"], ["REF": ""], ["REF": "9.9.9"], ["REF": String(repeating: "a", count: 40)],
      ["REF": LocalRelease.version, "INSTALL": "build"],
      ["REF": LocalRelease.version, "VIPERLINT_RELEASES": "file:///nowhere"],
    ] {
      let (outcome, output) = try step("install", in: sandbox, environment)
      #expect(
        outcome.status == 0 && output.hasPrefix("executable=\nkey=viperlint-Linux-X64-"), "\(environment): \(output)")
      keys.insert(output)
    }
    #expect(keys.count == 1)
    // Another source is another program.
    try sandbox.write("struct Changed {}\n", to: "action/Sources/viperlint/Changed.swift")
    #expect(!keys.contains(try step("install", in: sandbox, ["REF": "main"]).output))

    #expect(try step("build", in: sandbox).outcome.status == 0)
    #expect(try sandbox.read("calls").contains("swift build -c release --static-swift-stdlib --package-path"))
    #expect(try step("build", in: sandbox, ["RUNNER_OS": "macOS"]).outcome.status == 0)
    #expect(try sandbox.read("calls").contains("swift build -c release --package-path"))
    let (checked, _) = try step("check", in: sandbox, ["EXECUTABLE": "", "GITHUB_ACTIONS": "true"])
    #expect(checked.status == 1 && checked.out.hasPrefix("::error file=App/View.swift,line=4,"))
  }

  /// Who names a version or a checksum gets that or nothing.
  @Test(arguments: [
    ["REF": "main", "INSTALL": "release"], ["REF": "main", "VERSION": "9.9.9"],
    ["REF": LocalRelease.version, "CHECKSUM": "00"], ["REF": "main", "CHECKSUM": "00"], ["INSTALL": "perhaps"],
  ])
  func whatIsDemandedIsNotReplaced(_ environment: [String: String]) throws {
    let sandbox = try sandbox()
    let (outcome, output) = try step("install", in: sandbox, environment)
    #expect(outcome.status == 1 && output.isEmpty && outcome.err.contains("failed: "), "\(outcome.said)")
  }

  @Test func theReportIsHandedOver() throws {
    let sandbox = try sandbox()
    let environment = [
      "EXECUTABLE": Sandbox.executable, "GITHUB_ACTIONS": "true", "ARGUMENTS": "App --strict",
      "SARIF": "viperlint.sarif", "GITHUB_STEP_SUMMARY": sandbox.path("summary.md"),
    ]
    let (checked, output) = try step("check", in: sandbox, environment)
    #expect(checked.status == 1)
    #expect(output == "sarif=\(sandbox.path("Project/viperlint.sarif"))\n")
    #expect(try sandbox.read("Project/viperlint.sarif").contains("\"App/View.swift\""))
    #expect(try sandbox.read("summary.md").hasPrefix("## viperlint: 1 error"))
    // Nothing is handed over that was not written, and everything that was.
    try FileManager.default.removeItem(atPath: sandbox.path("Project/viperlint.sarif"))
    let unmatched = try step("check", in: sandbox, environment.merging(["ARGUMENTS": "--no-such-flag"]) { $1 })
    #expect(unmatched.outcome.status == 2 && unmatched.output.isEmpty)
    try sandbox.write("preset: vipper\n", to: "Project/.viperlint.yml")
    let broken = try step("check", in: sandbox, environment.merging(["SARIF": sandbox.path("own.sarif")]) { $1 })
    #expect(broken.outcome.status == 2 && broken.output == "sarif=\(sandbox.path("own.sarif"))\n")
  }
}
