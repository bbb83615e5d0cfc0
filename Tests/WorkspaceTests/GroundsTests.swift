import Foundation
import Linter
import SourceText
import Testing

@testable import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run stays where it was sent.
@Suite struct GroundsTests {
  private func grounds(_ path: String, here: String = "/") -> [String] {
    Grounds(around: [path], workingDirectory: here).folders
  }

  @Test func theRepositoryElseTheWorkingDirectoryElseThePath() throws {
    let folder = try Folder()
    let top = folder.path
    try folder.write("x", to: "loose/App/a.swift")
    #expect(grounds(top + "/loose/App") == [top + "/loose/App"])
    #expect(grounds(top + "/loose/App/a.swift") == [top + "/loose/App"])
    #expect(grounds(top + "/loose/App", here: top + "/loose") == [top + "/loose"])
    #expect(grounds(top + "/loose/App", here: top + "/elsewhere") == [top + "/loose/App"])
    try folder.write("", to: "repository/.git/HEAD")
    try folder.write("x", to: "repository/App/a.swift")
    #expect(grounds(top + "/repository/App", here: top + "/repository/App") == [top + "/repository"])
    // A submodule is a part of the repository around it; a worktree is not.
    try folder.write("gitdir: ../../.git/modules/Library\n", to: "repository/Library/.git")
    try folder.write("gitdir: /far/.git/worktrees/Other\n", to: "repository/Other/.git")
    #expect(grounds(top + "/repository/Library") == [top + "/repository"])
    #expect(grounds(top + "/repository/Other") == [top + "/repository/Other"])
  }

  @Test func whatTheyHold() throws {
    let folder = try Folder()
    try folder.write("x", to: "in/a.swift")
    try folder.write("x", to: "out/b.swift")
    symlink("../out", folder.path + "/in/link")
    symlink("../nowhere", folder.path + "/in/dead")
    let grounds = Grounds([folder.path + "/in"])
    for (name, isHeld) in [
      ("a.swift", true), ("", true), ("new/deep.json", true), ("link", false), ("link/b.swift", false),
      ("link/new.json", false), ("../out", false), ("..", false), ("../in/a.swift", true), ("dead", true),
    ] {
      #expect(grounds.hold(folder.path + "/in/" + name) == isHeld, "\(name)")
    }
    #expect(!grounds.hold("/") && !grounds.hold(folder.path + "/in2"))
    #expect(Grounds(["/"]).hold("/proc"))
  }

  @Test func linksDoNotLeadOut() throws {
    let folder = try Folder()
    try folder.write("x", to: "repository/.git/HEAD")
    try folder.write("x", to: "repository/App/a.swift")
    try folder.write("x", to: "repository/Shared/s.swift")
    try folder.write("x", to: "out/b.swift")
    symlink("../Shared", folder.path + "/repository/App/shared")
    for (link, target) in [
      ("up", "../.."), ("top", "/"), ("process", "/proc"), ("out", "../../out"), ("b.swift", "../../out/b.swift"),
    ] {
      symlink(target, folder.path + "/repository/App/" + link)
    }
    let selection = SourceSelection(paths: ["App"], workingDirectory: folder.path + "/repository")
    for jobs in [1, 4] {
      let result = readSwiftFiles(selection, jobs: jobs) { { _, _ in 0 } }
      #expect(result.files.map(\.path) == ["App/a.swift", "App/shared/s.swift"])
      #expect(result.problems.map { $0.place?.path } == ["App/b.swift", "App/out", "App/process", "App/top"])
      #expect(result.problems.map(\.isFatal) == [true, false, false, false])
      #expect(result.problems.last?.message.contains("(and 1 more)") == true)
    }
    // A file that is named is read, wherever it lies.
    let both = SourceSelection(paths: ["App", "../out"], workingDirectory: folder.path + "/repository")
    let result = readSwiftFiles(both, jobs: 2) { { _, _ in 0 } }
    #expect(result.files.map(\.path) == ["../out/b.swift", "App/a.swift", "App/shared/s.swift"])
  }

  @Test func patternsDoNotLeadOut() throws {
    let folder = try Folder()
    try folder.write("x", to: "in/A/a.swift")
    try folder.write("x", to: "out/A/b.swift")
    symlink("../out", folder.path + "/in/link")
    let found = expand(
      ["A", "..", "../out", "/", "*", "**/A", "link/A"], in: folder.path + "/in", within: Grounds([folder.path + "/in"])
    )
    #expect(found.paths == [folder.path + "/in/A"])
    #expect(found.outside == ["..", "../out", "/", "*", "link/A"])
    #expect(found.idle == [])
  }

  @Test func aFolderThatIsNoProjectIsRefused() throws {
    let folder = try Folder()
    for number in 0..<40 { try folder.write("x", to: "F\(number % 4)/\(number).swift") }
    var selection = SourceSelection(paths: ["."], workingDirectory: folder.path)
    for (files, names, isRefused) in [(40, 44, false), (39, 100, true), (100, 43, true)] {
      selection.limits = SourceLimits(files: files, names: names)
      for jobs in [1, 3] {
        let result = readSwiftFiles(selection, jobs: jobs) { { _, _ in 0 } }
        #expect(result.files.count == (isRefused ? 0 : 40))
        #expect(result.problems.map(\.isFatal) == (isRefused ? [true] : []))
        #expect(result.problems.allSatisfy { $0.message.contains("more than \(files) Swift files") })
      }
    }
  }

  @Test func whatTheSystemMakesUpIsNotRead() {
    let table = """
      22 28 0:20 / /sys rw,nosuid - sysfs sysfs rw
      23 28 0:21 / /proc rw,nosuid shared:13 - proc proc rw
      28 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw
      29 28 259:300 / /big rw - bpf none rw
      """
    #expect(SystemFolders.devices(in: Array(table.utf8)) == [20, 21, 0x11_032C])
  }

  #if os(Linux)
    @Test(.enabled(if: isDirectory("/proc/self") == true)) func proc() {
      let result = readSwiftFiles(SourceSelection(paths: ["/proc"], workingDirectory: "/"), jobs: 2) { { _, _ in 0 } }
      #expect(result.files.isEmpty)
      #expect(result.problems.map(\.message) == ["is not read: the system makes up what is in this folder"])
    }
  #endif

  @Test func largeFilesAreRefused() throws {
    let folder = try Folder()
    let size = 1 << 20
    try folder.write(String(repeating: "x", count: size), to: "fits.swift")
    try folder.write(String(repeating: "x", count: size + 1), to: "large.swift")
    // A file of this size that takes no room on the disk: reading it would take all memory.
    try folder.write("", to: "sparse.swift")
    #expect(truncate(folder.path + "/sparse.swift", 1 << 40) == 0)
    var selection = SourceSelection(
      paths: ["."], workingDirectory: folder.path,
      overlay: [folder.path + "/typed.swift": [UInt8](repeating: 0x78, count: size + 1)])
    selection.maxFileSize = size
    let result = readSwiftFiles(selection, jobs: 2) { { _, bytes in bytes.count } }
    #expect(result.files.map(\.path) == ["fits.swift"])
    #expect(result.problems.map { $0.place?.path } == ["large.swift", "sparse.swift", "typed.swift"])
    #expect(result.problems.allSatisfy { $0.message == "cannot be read: it has more than 1 MB" })
    let sources = readSources(selection, jobs: 2)
    #expect(sources.files.map(\.path) == ["fits.swift", "large.swift", "sparse.swift", "typed.swift"])
    #expect(sources.files.map { $0.facts.problems.contains { $0.kind == .tooLarge } } == [false, true, true, true])
    #expect(sources.problems.isEmpty)
    // Anything else that is read has a limit, too.
    #expect(throws: FileProblem.self) { try readFile(folder.path + "/sparse.swift").get() }
  }

  @Test func otherSpellingsAreSaid() throws {
    let folder = try Folder()
    for name in ["a.swift", "b.Swift", "c.SWIFT", "d.swiftinterface"] { try folder.write("x", to: name) }
    let result = readSwiftFiles(SourceSelection(paths: ["."], workingDirectory: folder.path), jobs: 1) { { _, _ in 0 } }
    #expect(result.files.map(\.path) == ["a.swift"])
    #expect(result.problems.map { $0.place?.path } == ["b.Swift", "c.SWIFT"])
    #expect(result.problems.allSatisfy { !$0.isFatal })
  }
}

@Suite struct RunningProgramsTests {
  @Test func whatAProgramSays() {
    let outcome = runProgram("sh", ["-c", "cat; echo bad >&2; exit 3"], input: Array("text".utf8), within: 20)
    #expect(outcome?.end == .status(3))
    #expect(outcome?.output == Array("text".utf8))
    #expect(outcome?.complaint == "bad\n")
    #expect(runProgram("no-such-program-anywhere", [], within: 20) == nil)
    #expect(runProgram("sh", ["-c", "kill -9 $$"], within: 20)?.end == .signal)
  }

  /// It says nothing, it does not end, it does not want to be killed, a child of it keeps the pipe open.
  @Test(arguments: [
    "exec sleep 600", "echo; exec >&- 2>&-; exec sleep 600", "trap '' TERM; while :; do sleep 0.1; done",
    "sleep 30 & sleep 30", "while :; do echo y; sleep 0.01; done",
  ])
  func aProgramWithoutEnd(_ script: String) {
    let start = monotonicSeconds()
    let outcome = runProgram("sh", ["-c", script], within: 0.3)
    #expect(outcome?.end == .timeIsOver)
    #expect(monotonicSeconds() - start < 60)
  }

  /// The process that started us may have blocked SIGTERM: the program that we start ends by it all the same.
  @Test func aBlockedSignalIsHeard() throws {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(runProgram("sh", ["-c", "kill -TERM $$; sleep 20"], within: 10)?.end == .signal)
  }

  @Test func placesSaysHowGitIsAsked() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appendingPathComponent("Sources/viperlint/Documentation.docc/Places.md")
    let text = try String(contentsOf: page, encoding: .utf8).replacingOccurrences(of: "\n", with: " ")
    let words = GitManners().arguments.filter { $0 != "-c" }
    #expect(words.contains("core.fsmonitor=false") && words.contains("core.hooksPath=/dev/null"))
    for word in words { #expect(text.contains(word), "\(word)") }
    for (name, value) in GitManners.variables {
      #expect(text.contains(value.map { "\(name)=\($0)" } ?? name), "\(name)")
    }
    for command in ["diff", "show"] {
      #expect(text.contains(GitManners.harmless([command]).dropFirst().joined(separator: " ")))
    }
  }

  @Test func limits() {
    #expect(try! GitManners.limit(nil).get() == 120)
    #expect(try! GitManners.limit("").get() == 120)
    #expect(try! GitManners.limit("7").get() == 7)
    for text in ["0", "-1", "86401", "1.5", "soon", "1e3"] {
      #expect(throws: Git.Refusal.self, "\(text)") { try GitManners.limit(text).get() }
    }
  }
}

@Suite struct SpecialFileTests {
  private let patience = Patience(untilOpened: 0.2, untilRead: 0.2)

  @Test func namedPipes() throws {
    let folder = try Folder()
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    #expect(writeToSpecialFile("x".utf8, at: pipe, patience: patience) == "it is a named pipe, and no program reads it")
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    #expect(writeToSpecialFile("x".utf8, at: pipe, patience: patience) == nil)
    let much = [UInt8](repeating: 1, count: 10_000_000)
    #expect(
      writeToSpecialFile(much, at: pipe, patience: patience)
        == "it is a named pipe, and the program at its other end does not read")
    close(reader)
    #expect(writeToSpecialFile("x".utf8, at: "/dev/null", patience: patience) == nil)
    #expect(appendToFile("x".utf8, at: "/dev/null") == nil)
  }
}
