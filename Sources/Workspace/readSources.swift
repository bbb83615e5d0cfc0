import Linter
import SwiftReader

/// Reads every selected Swift file into facts, in parallel.
///
/// - Parameter whenRead: called in some thread after each file.
public func readSources(
  _ selection: SourceSelection, jobs: Int, whenRead: (@Sendable () -> Void)? = nil
) -> Sources {
  let result = gatherSwiftFiles(
    selection, jobs: jobs, standsForLarge: { SourceFile(path: $0, facts: .unread(because: .tooLarge)) },
    makeReader: {
      // One reader for each thread, for its buffers.
      var reader = SwiftReader()
      return { path, bytes in
        defer { whenRead?() }
        return SourceFile(path: path, facts: reader.read(bytes))
      }
    })
  return Sources(
    files: result.files(\.value), configurations: result.configurations,
    bridgingHeaders: result.bridgingHeaders, problems: result.problems)
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
