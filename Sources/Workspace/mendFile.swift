import Linter
import SourceText
import SwiftFacts
import SwiftReader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file with its imports taken out, not written yet.
public struct MendedFile: Sendable {
  /// As the report names it, and absolute.
  public var path: String
  /// Where it is written to; the file itself is no symbolic link.
  public var absolutePath: String
  /// The whole text as it was read.
  public var before: [UInt8]
  /// The whole text without the imports, and what became of each.
  public var removed: RemovedImports
  /// What the text says now.
  public var facts: FileFacts
}

/// Reads a file and removes imports from it. The result is read back before it is trusted.
///
/// - Parameters:
///   - facts: what the removals were decided on; a file that has changed since is left alone.
///   - isForced: also a file that is not to be written.
/// - Returns: why the file has to stay as it is, otherwise the new text (maybe with some of the imports in it).
public func mendFile(
  _ path: String, at absolutePath: String, _ removals: [ImportRemoval], decidedOn facts: FileFacts, isForced: Bool
) -> Result<MendedFile, FileProblem> {
  func refused(_ reason: String) -> Result<MendedFile, FileProblem> {
    .failure(FileProblem(path: path, reason: reason))
  }
  var status = stat()
  guard lstat(absolutePath, &status) == 0 else { return refused(systemMessage(errno)) }
  guard status.st_mode & S_IFMT == S_IFREG else { return refused("the file is a symbolic link") }
  guard isForced || status.st_mode & 0o200 != 0 else { return refused("the file is read-only (--force)") }
  let before: [UInt8]
  switch readFile(absolutePath) {
  case .failure(let problem): return refused(problem.reason)
  case .success(let bytes): before = bytes
  }
  guard NameTable.hash(of: before) == facts.contentHash else { return refused("the file has changed meanwhile") }
  let removed = removeImports(removals, from: before)
  var reader = SwiftReader()
  let after = reader.read(removed.bytes)
  let gone = zip(removals, removed.outcomes).filter { if case .left = $0.1 { false } else { true } }
  let added = removed.outcomes.contains(.replaced(by: "Foundation")) ? ["Foundation"] : []
  var expected = paths(facts) + added
  // Of an import that stands there twice each is taken out by itself.
  for (removal, _) in gone { expected.firstIndex(of: removal.path).map { _ = expected.remove(at: $0) } }
  guard paths(after).sorted() == expected.sorted(), after.problems == [],
    after.surface.declarations.map(\.kind) == facts.surface.declarations.map(\.kind),
    after.surface.types.count == facts.surface.types.count,
    after.body.expressions.count == facts.body.expressions.count
  else { return refused("the file would not say the same without it") }
  return .success(
    MendedFile(path: path, absolutePath: absolutePath, before: before, removed: removed, facts: after))
}

private func paths(_ facts: FileFacts) -> [String] { facts.surface.imports.map { facts.names[$0.path] } }
