import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A checkout must not make a server read, or write, the rest of the machine.
@Suite struct StayingInsideTests {
  /// A repository in the folder `repository`, and beside it what is none of its business.
  private func sandbox(_ configuration: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try FileManager.default.removeItem(atPath: sandbox.path(".git"))
    try sandbox.write("", to: "repository/.git/HEAD")
    try sandbox.write(LoginModule.good + LoginModule.rest, to: "repository/App/Login.swift")
    try sandbox.write(configuration, to: "repository/.viperlint.yml")
    try sandbox.write("token: s3cret\n", to: "outside/secret.yml")
    try sandbox.write("rules: { view-uses-interactor: off }\n", to: "outside/style.yml")
    try sandbox.write(LoginModule.bad + LoginModule.rest, to: "outside/App/Bad.swift")
    return sandbox
  }

  private static let cases = [
    "extends: ../outside/secret.yml", "extends: inside.yml", "extends: [App/../../outside/secret.yml]",
    "custom-rules: [../outside/secret.yml]", "custom-rules: [inside.yml]", "baseline: ../outside/secret.yml",
    "baseline: inside.yml", "sources: [../outside]", "sources: [..]", "sources: [/]", "sources: [../../../../..]",
    "sources: [App, linked]", "sources: [\"lin*\"]", "extends: /etc/passwd", "baseline: /etc/passwd",
  ]

  @Test(arguments: cases, [["check"], ["check", "--config", ".viperlint.yml"], ["baseline", "write"]])
  func aConfigurationNamesNothingOutside(_ configuration: String, _ arguments: [String]) throws {
    let sandbox = try sandbox("preset: viper\n\(configuration)\n")
    symlink("../outside/secret.yml", sandbox.path("repository/inside.yml"))
    symlink("../outside", sandbox.path("repository/linked"))
    let outcome = try Sandbox.run(
      Sandbox.executable, arguments, in: sandbox.folder.appendingPathComponent("repository"))
    #expect(outcome.status == 2, "\(outcome.said)")
    #expect(outcome.said.contains("lies outside of") || outcome.said.contains("leads out of"), "\(outcome.said)")
    #expect(!outcome.said.contains("s3cret") && !outcome.said.contains("Bad"), "\(outcome.said)")
    #expect(try sandbox.read("outside/secret.yml") == "token: s3cret\n")
  }

  @Test func aConfigurationThatIsALinkIsNotFollowedOut() throws {
    let sandbox = try sandbox("")
    unlink(sandbox.path("repository/.viperlint.yml"))
    symlink("../outside/secret.yml", sandbox.path("repository/.viperlint.yml"))
    let outcome = try sandbox.viperlint("check", "repository")
    #expect(outcome.status == 2)
    #expect(outcome.said.contains("lies outside of") && !outcome.said.contains("s3cret"), "\(outcome.said)")
  }

  /// Nor one that lies further down.
  @Test func aConfigurationFurtherDownNamesNothingOutside() throws {
    let sandbox = try sandbox("preset: viper\n")
    for words in ["extends: ../../outside/style.yml", "sources: [../../outside]", "baseline: ../../outside/secret.yml"]
    {
      try sandbox.write(words + "\n", to: "repository/App/.viperlint.yml")
      let outcome = try sandbox.viperlint("check", "-C", "repository")
      #expect(outcome.status == 2, "\(words): \(outcome.said)")
    }
    // In the repository it may go where it likes.
    try sandbox.write("rules: { view-uses-interactor: off }\n", to: "repository/house.yml")
    try sandbox.write("extends: ../house.yml\n", to: "repository/App/.viperlint.yml")
    #expect(try sandbox.viperlint("check", "-C", "repository").status == 0)
  }

  /// Somebody keeps the configuration outside of what is checked, and has named it: it may say what it likes.
  @Test func aConfigurationThatSomebodyNamesFromOutside() throws {
    let sandbox = try sandbox("preset: viper\n")
    try sandbox.write("preset: viper\nextends: style.yml\nsources: [../outside/App, App]\n", to: "outside/ci.yml")
    let outcome = try sandbox.viperlint(
      "check", "-C", "repository", "--config", "../outside/ci.yml", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.said)")
    #expect(try outcome.summary("files") == 2)
  }

  @Test func aLinkOutIsSaid() throws {
    let sandbox = try sandbox("preset: viper\n")
    symlink("../../outside", sandbox.path("repository/App/more"))
    symlink("/proc", sandbox.path("repository/App/proc"))
    let outcome = try sandbox.viperlint("check", "-C", "repository", "--format", "json")
    #expect(outcome.status == 0)
    #expect(try outcome.summary("files") == 1)
    #expect(try outcome.list("problems").compactMap { $0["path"] as? String } == ["App/more", "App/proc"])
    symlink("../../outside/App/Bad.swift", sandbox.path("repository/App/Bad.swift"))
    let file = try sandbox.viperlint("check", "-C", "repository")
    #expect(file.status == 2)
    #expect(file.said.contains("App/Bad.swift: error: cannot be read: it leads to"), "\(file.said)")
  }
}

/// What drops out of a run is said, and what hides half a module fails.
@Suite struct NothingDropsOutTests {
  private func sandbox(_ login: String, _ configuration: String = "preset: viper\n") throws -> Sandbox {
    let sandbox = try Sandbox()
    let other = (LoginModule.good + "\n" + LoginModule.rest).replacingOccurrences(of: "Login", with: "Other")
    try sandbox.write(other, to: "App/Other.swift")
    try sandbox.write(login, to: "App/Login/Login.swift")
    try sandbox.write(configuration, to: ".viperlint.yml")
    return sandbox
  }

  private static let bad = LoginModule.bad + "\n" + LoginModule.rest

  @Test(arguments: ["/* ", "let a = \"\"\"\n", "let a = #\"\"\"\n", "func f() {\n", "let a = { (x: Int) in\n"])
  func whatHidesAModuleFails(_ start: String) throws {
    let sandbox = try sandbox(start + Self.bad)
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(outcome.status == 1, "\(outcome.said)")
    #expect(try outcome.list("problems").map { $0["severity"] as? String } == ["error"])
    // Where nobody has decided for a pattern, and where somebody has decided how much it weighs, it is as it was.
    for configuration in ["exclude: []\n", "preset: viper\nrules: { unparsed-code: warning }\n"] {
      try sandbox.write(configuration, to: ".viperlint.yml")
      let outcome = try sandbox.viperlint("check", "--format", "json")
      #expect(outcome.status == 0, "\(outcome.said)")
      #expect(try outcome.list("problems").map { $0["severity"] as? String } == ["warning"])
    }
  }

  /// A bracket too many hides nothing.
  @Test func whatHidesNothingWarns() throws {
    for text in ["}\n" + LoginModule.good, "let a = \"b\n" + LoginModule.good, "func f() { ) }\n" + LoginModule.good] {
      let outcome = try sandbox(text + "\n" + LoginModule.rest).viperlint("check")
      #expect(outcome.status == 0 && outcome.said.contains("[unparsed-code]"), "\(outcome.said)")
    }
  }

  @Test func aFileThatIsTooLargeIsSaidOnce() throws {
    let sandbox = try sandbox(Self.bad + "\n// " + String(repeating: "x", count: 1_100_000))
    #expect(try sandbox.viperlint("check").status == 1)
    try sandbox.write("preset: viper\nmax-file-size: 1\n", to: ".viperlint.yml")
    let outcome = try sandbox.viperlint("check", "--format", "json")
    #expect(outcome.status == 0)
    let said = try outcome.list("problems")
    #expect(said.map { $0["rule"] as? String } == ["unparsed-code"])
    #expect(said.map { $0["path"] as? String } == ["App/Login/Login.swift"])
    #expect(try sandbox.viperlint("check", "--strict").status == 1)
    #expect(try sandbox.viperlint("config").out.contains("max-file-size: 1 "))
    // Further down it is not asked, and that is said.
    try sandbox.write("max-file-size: 7\n", to: "App/Login/.viperlint.yml")
    let below = try sandbox.viperlint("check")
    #expect(
      below.out.contains("App/Login/.viperlint.yml:1:16: warning: `max-file-size` has no effect in"), "\(below.out)")
  }

  @Test(arguments: ["exclude: [\"**\"]", "sources: [Empty]"])
  func aConfigurationThatLeavesOutAllItGoverns(_ words: String) throws {
    let sandbox = try sandbox(Self.bad)
    try sandbox.write("", to: "App/Login/Empty/keep")
    try sandbox.write(words + "\n", to: "App/Login/.viperlint.yml")
    let outcome = try sandbox.viperlint("check")
    #expect(
      outcome.out.contains("App/Login/.viperlint.yml: warning: its `sources:` or `exclude:`"), "\(outcome.out)")
    // One that leaves everything to others is in force for nothing.
    try sandbox.write("{}\n", to: "App/Login/.viperlint.yml")
    try sandbox.write("{}\n", to: "App/.viperlint.yml")
    try sandbox.write("", to: "Deep/.viperlint.yml")
    #expect(try sandbox.viperlint("check").out.contains("leave out all") == false)
  }
}
