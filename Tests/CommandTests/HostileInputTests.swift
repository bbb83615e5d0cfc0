import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Nothing here may crash or hang, each must be said, none may cost the results of the other files, and nothing may
/// pass because nothing was seen.
@Suite struct HostileInputTests {
  private static let sound = "final class LoginPresenter { func logIn() {} }\n"

  @Test func missingPath() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.sound, to: "Sources/Good.swift")
    let outcome = try sandbox.viperlint("check", "--format", "json", "Sources", "Nowhere")
    #expect(outcome.status == 2)
    #expect(try outcome.summary("files") == 1)
    #expect(try outcome.list("problems").contains { $0["path"] as? String == "Nowhere" })
    #expect(outcome.err.contains("Nowhere: cannot be read: No such file or directory"))
  }

  @Test func folderWithoutSwift() throws {
    let sandbox = try Sandbox()
    try sandbox.write("no code", to: "Docs/readme.txt")
    try sandbox.write(Self.sound, to: "Sources/Good.swift")
    let outcome = try sandbox.viperlint("check", "Docs")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("Docs: error: there is no Swift file to check here"))
    #expect(try sandbox.viperlint("check", "Sources", "Docs").status == 2)
    #expect(try sandbox.viperlint("check", "Sources", "Docs", "--allow-empty").status == 0)
  }

  @Test func emptyFolder() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 2)
    #expect(outcome.out.contains("there is no Swift file to check here"))
  }

  @Test(.enabled(if: geteuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0, "root reads everything"))
  func unreadableFileAndFolder() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.sound, to: "Good.swift")
    try sandbox.write(Self.sound, to: "Secret.swift")
    try sandbox.write(Self.sound, to: "Closed/Hidden.swift")
    chmod(sandbox.path("Secret.swift"), 0)
    chmod(sandbox.path("Closed"), 0)
    let outcome = try sandbox.viperlint("check", "--format", "json", ".", asNobody: true)
    #expect(outcome.status == 2)
    #expect(try outcome.summary("files") == 1)
    let paths = try outcome.list("problems").compactMap { $0["path"] as? String }
    #expect(paths.contains("Secret.swift") && paths.contains("Closed"))
  }

  @Test func invalidUTF8() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.sound, to: "Good.swift")
    try sandbox.write(Data("let a = \"".utf8) + Data([0xFF, 0xC3, 0x28]) + Data("\"\n".utf8), to: "Latin.swift")
    let outcome = try sandbox.viperlint("check", "--format", "json", ".")
    // Encrypted, or of another time: said once, and no reason to distrust the rest.
    #expect(outcome.status == 0)
    #expect(try outcome.summary("files") == 2)
    let said = try outcome.list("problems").filter { $0["path"] as? String == "Latin.swift" }
    #expect(said.count == 1 && said.first?["severity"] as? String == "warning")
  }

  @Test func emptyFile() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "Empty.swift")
    let outcome = try sandbox.viperlint("check", "--format", "json", ".")
    #expect(outcome.status == 0)
    #expect(try outcome.summary("files") == 1)
    #expect(try outcome.summary("lines") == 0)
  }

  /// `.ci/run` does it with 50 MB and the release build; without optimisation that takes minutes.
  @Test func hugeFile() throws {
    #if DEBUG
      let size = 1_000_000
    #else
      let size = 50_000_000
    #endif
    let sandbox = try Sandbox()
    let line = "// " + String(repeating: "x", count: 120) + "\n"
    try sandbox.write(String(repeating: line, count: size / line.utf8.count) + Self.sound, to: "Huge.swift")
    let outcome = try sandbox.viperlint("roles", "--format", "json", ".")
    #expect(outcome.status == 0)
    #expect(try outcome.list("types").map { $0["name"] as? String } == ["LoginPresenter"])
  }

  @Test func fifo() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.sound, to: "Good.swift")
    mkfifo(sandbox.path("Pipe.swift"), 0o644)
    let outcome = try sandbox.viperlint("check", "--format", "json", ".")
    #expect(outcome.status == 2)
    #expect(try outcome.summary("files") == 1)
    #expect(outcome.err.contains("Pipe.swift: cannot be read: it is not a regular file"))
    #expect(try sandbox.viperlint("check", "Pipe.swift").status == 2)
  }

  @Test func symlinkLoops() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.sound, to: "App/Good.swift")
    symlink("..", sandbox.path("App/up"))
    symlink("self", sandbox.path("App/self"))
    symlink("Round.swift", sandbox.path("App/Round.swift"))
    let outcome = try sandbox.viperlint("check", "--format", "json", ".")
    #expect(outcome.status == 2)
    #expect(try outcome.summary("files") == 1)
    #expect(outcome.err.contains("App/Round.swift: cannot be read"))
    unlink(sandbox.path("App/Round.swift"))
    #expect(try sandbox.viperlint("check", ".").status == 0)
  }

  @Test func folderNamedLikeAFile() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.sound, to: "x.swift/Good.swift")
    for path in [".", "x.swift"] {
      let outcome = try sandbox.viperlint("check", "--format", "json", path)
      #expect(outcome.status == 0)
      #expect(try outcome.summary("files") == 1)
    }
  }

  @Test func fileNameWithALineFeed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.sound, to: "Good.swift")
    try sandbox.write("final class \u{0}{", to: "Od\nd.swift")
    let outcome = try sandbox.viperlint("check", "--format", "json", ".")
    #expect(!outcome.err.split(separator: "\n").contains { $0.hasPrefix("d.swift") }, "\(outcome.err)")
  }

  // APFS refuses such names.
  #if os(Linux)
    @Test func fileNameThatIsNoUTF8() throws {
      let sandbox = try Sandbox()
      try sandbox.write(Self.sound, to: "Good.swift")
      let name = Array(sandbox.folder.path.utf8CString.dropLast()) + [47, -1, 46, 115, 119, 105, 102, 116, 0]
      let descriptor = open(name, O_CREAT | O_WRONLY, 0o644)
      #expect(descriptor >= 0)
      close(descriptor)
      let outcome = try sandbox.viperlint("check", "--format", "json", ".")
      unlink(name)
      #expect(outcome.status == 2)
      #expect(try outcome.summary("files") == 1)
      #expect(outcome.err.contains("its name is not UTF-8"))
    }
  #endif

  @Test func tenThousandBraces() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.sound, to: "Good.swift")
    let depth = 10_000
    try sandbox.write(
      "func f() " + String(repeating: "{", count: depth) + String(repeating: "}", count: depth) + "\n", to: "Deep.swift"
    )
    let outcome = try sandbox.viperlint("check", "--format", "json", ".")
    #expect((0...2).contains(outcome.status))
    #expect(try outcome.summary("files") == 2)
    #expect(try outcome.list("problems").contains { $0["path"] as? String == "Deep.swift" })
  }

  @Test(arguments: ["text", "json"]) func closedPipe(_ format: String) throws {
    let sandbox = try Sandbox()
    for number in 0..<200 { try sandbox.write("// viperlint:ignore a\nlet a\(number) = 1\n", to: "F\(number).swift") }
    // The reader is gone before the first byte is written.
    let script = "\"$0\" check --format \(format) . | true; exit \"${PIPESTATUS[0]}\""
    let outcome = try Sandbox.run("/bin/bash", ["-c", script, Sandbox.executable], in: sandbox.folder)
    #expect((0...2).contains(outcome.status), "no signal may end it")
    #expect(!outcome.err.contains("cannot write"))
  }

  @Test func closedStandardOutput() throws {
    let sandbox = try Sandbox()
    let outcome = try Sandbox.run("/bin/bash", ["-c", "\"$0\" rules >&-", Sandbox.executable], in: sandbox.folder)
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("cannot write to standard output"))
  }

  @Test func misspeltCommand() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.viperlint("chek")
    #expect(outcome.status == 2)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.contains("did you mean \"check\"?"))
  }
}
