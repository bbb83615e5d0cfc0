import InterfaceFacts
import InterfaceReader
import Linter
import SwiftFacts
import SwiftReader

/// Reads every selected source into facts, in parallel: Swift files, storyboards and xibs.
///
/// - Parameters:
///   - skipsBodiesOfTests: see `SwiftReader`.
///   - known: what was read before: of files that have not changed since, facts are taken from there. Nil: the caller
///     will not ask again.
///   - whenRead: called in some thread after each file.
public func readSources(
  _ selection: SourceSelection, jobs: Int, skipsBodiesOfTests: Bool = false, known: KnownSources? = nil,
  whenRead: (@Sendable () -> Void)? = nil
) -> Sources {
  let result = gatherFiles(
    selection, jobs: jobs, standsForLarge: unreadFile,
    recall: known.map { known in { known.file(at: $0, $1) } },
    makeReader: {
      // One reader for each thread, for its buffers.
      var reader = SwiftReader(skipsBodiesOfTests: skipsBodiesOfTests)
      return { path, bytes in
        defer { whenRead?() }
        if let known = known?.file(at: path, saying: bytes) { return known }
        if SourceKind(path) == .interface { return SourceFile(path: path, interface: readInterface(bytes)) }
        return SourceFile(path: path, facts: reader.read(bytes))
      }
    })
  var sources = Sources(
    files: [], configurations: result.configurations, bridgingHeaders: result.bridgingHeaders,
    problems: result.problems)
  guard known != nil else {
    sources.files = result.files(\.value)
    return sources
  }
  let files = result.files { $0 }
  sources.files = files.map(\.value)
  sources.known = KnownSources(files)
  return sources
}

/// What stands for a file that is too large.
private func unreadFile(_ path: String) -> SourceFile {
  guard SourceKind(path) == .interface else { return SourceFile(path: path, facts: .unread(because: .tooLarge)) }
  let problem = InterfaceProblem(offset: 0, message: "the file is larger than `max-file-size`")
  return SourceFile(path: path, interface: InterfaceFacts(problem: problem))
}

/// The files of a run as the linter wants them, and what could not be read.
public struct Sources: Sendable {
  /// Sorted by path.
  public var files: [SourceFile]
  /// Configuration files below the paths given, as absolute paths.
  public var configurations: [String]
  /// Bridging headers below the paths given, by path.
  public var bridgingHeaders: [BridgingHeader]
  /// What could not be read, sorted by path; each is fatal.
  public var problems: [ReportedProblem]
  /// These files for the next time; empty where `known` was nil.
  public var known = KnownSources()
}

/// What was read of files, for callers that read them again: reading a file is a pure function of its bytes.
public struct KnownSources: Sendable {
  private var files: [String: (stamp: FileStamp?, file: SourceFile)] = [:]

  /// Nothing is known yet.
  public init() {}

  init(_ read: [SwiftFile<SourceFile>]) {
    files = Dictionary(read.map { ($0.path, ($0.stamp, $0.value)) }, uniquingKeysWith: { first, _ in first })
  }

  /// A file that has not been touched since it was read.
  func file(at path: String, _ stamp: FileStamp) -> SourceFile? {
    guard let known = files[path], known.stamp?.stands(stamp) == true else { return nil }
    return known.file
  }

  /// A file that says the same as when it was read.
  public func file(at path: String, saying bytes: [UInt8]) -> SourceFile? {
    guard let known = files[path]?.file, known.facts.byteCount == UInt32(clamping: bytes.count),
      known.facts.contentHash == NameTable.hash(of: bytes)
    else { return nil }
    return known
  }
}
