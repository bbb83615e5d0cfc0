import Foundation
import Testing

@testable import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is written arrives whole, whatever lies about in the folder.
@Suite struct WritingTests {
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func aFileIsReplacedAsAWhole() throws {
    let folder = try Folder()
    let path = folder.path + "/a.json"
    #expect(writeFileAtomically("one".utf8, to: path) == nil)
    chmod(path, 0o600)
    #expect(writeFileAtomically("two".utf8, to: path) == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
  }

  @Test func aLinkStaysALink() throws {
    let folder = try Folder()
    try folder.write("old", to: "real.txt")
    symlink("real.txt", folder.path + "/link.txt")
    #expect(writeFileAtomically("new".utf8, to: folder.path + "/link.txt") == nil)
    #expect(try String(contentsOfFile: folder.path + "/real.txt", encoding: .utf8) == "new")
    var status = stat()
    #expect(lstat(folder.path + "/link.txt", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func aFailureIsSaid() throws {
    let folder = try Folder()
    #expect(writeFileAtomically("x".utf8, to: folder.path + "/no/such.txt")?.reason == "No such file or directory")
    #expect(writeFileAtomically("x".utf8, to: folder.path) != nil)
  }

  @Test func addedLinesBeginOnALineOfTheirOwn() throws {
    let folder = try Folder()
    let path = folder.path + "/history"
    #expect(appendToFile("one\n".utf8, at: path) == nil)
    #expect(appendToFile("two\n".utf8, at: path) == nil)
    try folder.write("cut sho", to: "history")
    #expect(appendToFile("three\n".utf8, at: path) == nil)
    #expect(try text(path) == "cut sho\nthree\n")
  }

  @Test func aNameMayBeAsLongAsTheSystemAllows() throws {
    let folder = try Folder()
    let path = folder.path + "/" + String(repeating: "o", count: 255)
    #expect(writeFileAtomically("all".utf8, to: path) == nil)
    #expect(try text(path) == "all")
  }

  /// In a container the next process often has the number of the one that was killed.
  @Test func whatAKilledProcessHasLeftIsInNobodysWay() throws {
    let folder = try Folder()
    let left = ".viperlint-\(ProcessInfo.processInfo.processIdentifier)-0.tmp"
    try folder.write("half of", to: left)
    #expect(writeFileAtomically("all".utf8, to: folder.path + "/report") == nil)
    #expect(try text(folder.path + "/report") == "all")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [left, "report"])
  }
}
