import InterfaceFacts
import InterfaceReader
import Linter
import SwiftReader

/// Reads every selected source into facts, in parallel: Swift files, storyboards and xibs.
///
/// - Parameter whenRead: called in some thread after each file.
public func readSources(
  _ selection: SourceSelection, jobs: Int, whenRead: (@Sendable () -> Void)? = nil
) -> Sources {
  let result = gatherFiles(
    selection, jobs: jobs, standsForLarge: unreadFile,
    makeReader: {
      // One reader for each thread, for its buffers.
      var reader = SwiftReader()
      return { path, bytes in
        defer { whenRead?() }
        if SourceKind(path) == .interface { return SourceFile(path: path, interface: readInterface(bytes)) }
        return SourceFile(path: path, facts: reader.read(bytes))
      }
    })
  return Sources(
    files: result.files(\.value), configurations: result.configurations,
    bridgingHeaders: result.bridgingHeaders, problems: result.problems)
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
}
