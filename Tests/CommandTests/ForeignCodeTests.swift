import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whoever hands us a checkout also hands us its `.git/config`: no program that it names is run.
@Suite(.enabled(if: hasGit)) struct ForeignCodeTests {
  /// Makes a program that leaves its name in a file, and returns its path.
  private static func trap(_ name: String, _ sandbox: borrowing Sandbox) throws -> String {
    try sandbox.write("#!/bin/sh\necho \(name) >> '\(sandbox.path("ran"))'\ncat\n", to: "traps/\(name)")
    chmod(sandbox.path("traps/\(name)"), 0o755)
    return sandbox.path("traps/\(name)")
  }

  /// Everything in a repository's settings that git may take for a program on the way to an answer.
  private static func setTraps(_ sandbox: borrowing Sandbox, at folder: String? = nil) throws {
    var settings: [(String, String)] = []
    for name in [
      "core.fsmonitor", "core.editor", "core.pager", "core.askPass", "core.sshCommand", "diff.external",
      "diff.trap.command", "diff.trap.textconv", "filter.trap.clean", "filter.trap.smudge", "filter.trap.process",
      "credential.helper", "gpg.program", "pager.diff", "pager.ls-files", "pager.show", "interactive.diffFilter",
      "remote.origin.uploadpack",
    ] {
      settings.append((name, try trap(name, sandbox)))
    }
    for name in ["diff", "ls-files", "rev-parse", "show", "cat-file", "merge-base", "config"] {
      settings.append(("alias.\(name)", "!" + (try trap("alias.\(name)", sandbox))))
    }
    try FileManager.default.createDirectory(atPath: sandbox.path("hooks"), withIntermediateDirectories: true)
    for hook in ["post-index-change", "post-checkout", "pre-auto-gc", "fsmonitor-watchman", "reference-transaction"] {
      let path = sandbox.path("hooks/\(hook)")
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.copyItem(atPath: try trap(hook, sandbox), toPath: path)
    }
    settings += [
      ("core.hooksPath", sandbox.path("hooks")), ("filter.trap.required", "true"), ("log.showSignature", "true"),
      ("remote.origin.promisor", "true"), ("remote.origin.url", "ext::\(try trap("ext", sandbox))"),
      ("protocol.ext.allow", "always"), ("extensions.partialClone", "origin"),
    ]
    guard folder == nil else {
      for (name, value) in settings { try sandbox.git("config", name, value, at: folder) }
      return
    }
    // One more process for each would take most of the time of these tests.
    let text = settings.map { name, value in
      let words = name.split(separator: ".")
      let section = words.count > 2 ? "[\(words[0]) \"\(words[1])\"]" : "[\(words[0])]"
      return "\(section)\n\(words[words.count - 1]) = \"\(value)\"\n"
    }
    try sandbox.write(try sandbox.read(".git/config") + text.joined(), to: ".git/config")
  }

  private static func trapped() throws -> Sandbox {
    let sandbox = try repository()
    try sandbox.write("*.swift diff=trap filter=trap\n", to: ".gitattributes")
    try sandbox.write("final class Old {}\n", to: "App/Old.swift")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "with attributes")
    try setTraps(sandbox)
    // Another time stamp: git has to look into the file, and to filter it, to know whether it has changed.
    try sandbox.write(LoginModule.good + "\n// edited\n", to: "App/View.swift")
    try FileManager.default.removeItem(atPath: sandbox.path("App/Old.swift"))
    return sandbox
  }

  @Test(arguments: [
    ["check"], ["check", "--tracked"], ["check", "--since", "HEAD"], ["check", "--since", "HEAD", "App"],
    ["check", "--fix", "--dry-run"], ["check", "--fix"], ["hook", "run"], ["hook", "install"], ["baseline", "write"],
    ["config"], ["init", "--dry-run"],
  ])
  func nothingOfTheRepositoryRuns(_ arguments: [String]) throws {
    let sandbox = try Self.trapped()
    let outcome = try Sandbox.run(Sandbox.executable, arguments, in: sandbox.folder)
    #expect(outcome.status == 0, "\(outcome.said)")
    let ran = try? sandbox.read("ran")
    #expect(ran == nil, "\(ran ?? "")")
  }

  /// The traps work: git itself falls into them.
  @Test func gitItselfRunsThem() throws {
    let sandbox = try Self.trapped()
    try sandbox.git("diff", "--name-only", "HEAD")
    let ran = try sandbox.read("ran")
    #expect(ran.contains("core.fsmonitor") && ran.contains("filter.trap."), "\(ran)")
  }

  @Test func theAnswersAreTheSame() throws {
    let sandbox = try Self.trapped()
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    let outcome = try sandbox.viperlint("check", "--format", "json", "--since", "HEAD")
    #expect(outcome.status == 1)
    #expect(try outcome.list("findings").map { $0["path"] as? String } == ["App/View.swift"])
  }

  @Test func nothingOfASubmoduleRuns() throws {
    let library = try repository()
    let sandbox = try repository()
    try sandbox.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", library.folder.path, "Library")
    try sandbox.git("commit", "-qm", "with a library")
    try sandbox.write("*.swift diff=trap filter=trap\n", to: "Library/.gitattributes")
    try Self.setTraps(sandbox, at: "Library")
    try sandbox.write(LoginModule.bad, to: "Library/App/View.swift")
    let outcome = try sandbox.viperlint("check", "--format", "json", "--since", "HEAD")
    #expect(outcome.status == 1, "\(outcome.said)")
    #expect(try outcome.list("findings").map { $0["path"] as? String } == ["Library/App/View.swift"])
    try sandbox.git("add", ".gitmodules")
    #expect(try sandbox.viperlint("hook", "run").status == 0)
    #expect(try sandbox.viperlint("check", "--fix").status == 1)
    let ran = try? sandbox.read("ran")
    #expect(ran == nil, "\(ran ?? "")")
  }

  /// Else `hook run` would read the machine: without a configuration the project is the repository.
  @Test(arguments: [["check", "--tracked"], ["check", "--since", "HEAD"], ["hook", "run"]])
  func aWorkTreeElsewhereIsRefused(_ arguments: [String]) throws {
    let sandbox = try repository()
    try sandbox.git("config", "core.worktree", "/")
    let outcome = try Sandbox.run(Sandbox.executable, arguments, in: sandbox.folder)
    #expect(outcome.status == 2)
    #expect(outcome.said.contains("the work tree of this repository is `/` (`core.worktree`)"), "\(outcome.said)")
  }

  /// Anybody can commit the files of a bare repository, with settings of their own.
  @Test func aFolderThatLooksLikeARepositoryIsNone() throws {
    let sandbox = try repository()
    try sandbox.write(LoginModule.good, to: "Nested/View.swift")
    try sandbox.git("init", "-q", "--bare", "Nested")
    try Self.setTraps(sandbox, at: "Nested")
    let outcome = try sandbox.viperlint("check", "--tracked", "-C", "Nested")
    #expect(outcome.status == 2, "\(outcome.said)")
    let ran = try? sandbox.read("ran")
    #expect(ran == nil, "\(ran ?? "")")
  }

  @Test func aFilterThatCannotBeSwitchedOffIsRefused() throws {
    let sandbox = try Self.trapped()
    try sandbox.git("config", "filter.a=b.clean", try Self.trap("sign", sandbox))
    let outcome = try sandbox.viperlint("check", "--since", "HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.said.contains("cannot be overridden"), "\(outcome.said)")
  }

  /// A partial clone fetches what it lacks when it is asked for it, with a program that its settings name. That it
  /// lacks something is said.
  @Test func whatACloneLacksIsNotFetched() throws {
    let sandbox = try Self.trapped()
    let blob = try sandbox.git("-c", "core.fsmonitor=", "rev-parse", "HEAD:App/Old.swift").out
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let object = ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"
    try FileManager.default.removeItem(atPath: sandbox.path(object))
    try? FileManager.default.removeItem(atPath: sandbox.path("ran"))
    let outcome = try sandbox.viperlint("check", "--format", "json", "--since", "HEAD")
    #expect(outcome.status == 0, "\(outcome.said)")
    let said = try outcome.list("problems").filter { $0["path"] as? String == "App/Old.swift" }
    #expect(said.count == 1 && "\(said)".contains("viperlint fetches nothing"), "\(outcome.out)")
    let ran = try? sandbox.read("ran")
    #expect(ran == nil, "\(ran ?? "")")
  }
}
