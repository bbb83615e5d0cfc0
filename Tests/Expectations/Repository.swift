import Foundation
import LintRules

/// The files of this repository.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().resolvingSymlinksInPath()

  /// - Parameter path: from the root, with forward slashes.
  public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  public static func text(of path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }

  public static func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: file(path))) }

  /// The paths of all files below a folder, from the root, sorted by their bytes.
  public static func files(below folder: String, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: file(folder).path)
      .filter { $0.hasSuffix(suffix) }
      .map { folder + "/" + $0 }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// All files under `Rules/` that are built in.
  public static func ruleFiles() throws -> [(path: String, bytes: [UInt8])] {
    try files(below: "Rules", suffix: ".yml").map { ($0, try bytes(of: $0)) }
  }

  /// The library as it lies on the disk.
  public static func library() throws -> RuleLibrary {
    RuleLibrary(files: try ruleFiles().map { RuleLibrary.File(path: $0.path, bytes: $0.bytes) })
  }
}
