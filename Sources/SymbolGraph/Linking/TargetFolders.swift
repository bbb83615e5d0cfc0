import SourceText
import SwiftFacts

/// A folder whose files are one target.
public struct TargetFolder: Sendable, Equatable {
  /// Of the target, as its manifest says.
  public var name: String
  /// As its project sees it; `.` for all of it.
  public var folder: String

  public init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }
}

/// Which target each folder of a project belongs to: what the manifests in it (`Package.swift`, Tuist's
/// `Project.swift`) say, else the folder below `Sources` or above it, else the first folder of its path.
public struct TargetFolders: Sendable {
  /// By number of the folder.
  private var names: [String] = []
  /// For each folder the number of the target that a manifest puts there, or -1; empty where no manifest says anything.
  private var stated: [Int32] = []
  /// The names of all targets that manifests declare.
  public private(set) var declared: Set<String> = []

  /// - Parameter others: what manifests outside of the files that were read say.
  public init(_ files: [SourceFile], _ tree: FolderTree, others: [TargetFolder]) {
    var stated: [TargetFolder] = []
    var known: [String: Int32] = [:]
    for file in files where !file.facts.surface.targets.isEmpty {
      if known.isEmpty { known = TargetFolders.paths(tree) }
      let base = SlashPath.folder(of: file.pathInProject)
      stated += TargetFolders.folders(of: file.facts, at: base) { known[$0] != nil }
    }
    stated += others
    declared = Set(stated.map(\.name))
    names = [String](repeating: "", count: tree.parents.count)
    if known.isEmpty, !stated.isEmpty { known = TargetFolders.paths(tree) }
    // The first one to claim a folder has it: manifests in the order of their paths, targets in that of their text.
    var owners = [Int32](repeating: -1, count: stated.isEmpty ? 0 : names.count)
    for (number, target) in stated.enumerated() {
      guard let folder = known[target.folder], names[Int(folder)].isEmpty else { continue }
      names[Int(folder)] = target.name
      owners[Int(folder)] = Int32(number)
    }
    // Parents have smaller numbers than what they hold.
    for folder in names.indices.dropFirst() where names[folder].isEmpty {
      names[folder] = names[Int(tree.parents[folder])]
      if !owners.isEmpty { owners[folder] = owners[Int(tree.parents[folder])] }
    }
    self.stated = owners
    // By their hashes; asked only where a folder leaves a choice.
    lazy var imported = files.reduce(into: Set<UInt64>()) { imported, file in
      for fact in file.facts.surface.imports { imported.insert(file.facts.names.hashes[Int(fact.target)]) }
    }
    for folder in names.indices where names[folder].isEmpty {
      names[folder] = TargetFolders.usual(tree.names(from: Int32(folder)).reversed()) {
        imported.contains(NameTable.hash(of: $0.utf8))
      }
    }
  }

  /// The target of a folder; empty at the top, where no manifest says.
  public subscript(folder: Int32) -> String { names[Int(folder)] }

  /// The number of the target that a manifest puts a folder into, or -1.
  public func number(of folder: Int32) -> Int32 { stated.isEmpty ? -1 : stated[Int(folder)] }

  /// Whether manifests put two folders into different targets, or one of them into none.
  public func divide(_ one: Int32, _ other: Int32) -> Bool { number(of: one) != number(of: other) }

  /// `Sources/Cart/Cells` is of `Cart`, and so is `Cart/Sources/Cells` where files import that.
  ///
  /// - Parameters:
  ///   - folders: the names on the way to a folder, its own last.
  ///   - isImported: whether some file imports what is called so.
  private static func usual(_ folders: [String], isImported: (String) -> Bool) -> String {
    guard let sources = folders.lastIndex(where: { $0 == "Sources" || $0 == "Source" }) else {
      return folders.first ?? ""
    }
    let above = sources > 0 ? folders[sources - 1] : nil
    guard sources + 1 < folders.count else { return above ?? folders[0] }
    let below = folders[sources + 1]
    guard let above, above != below, isImported(above), !isImported(below) else { return below }
    return above
  }

  /// What a manifest says of folders, those it does not name being found by SwiftPM's rules.
  /// - Parameter base: the folder of the manifest.
  static func folders(of facts: FileFacts, at base: String, exists: (String) -> Bool) -> [TargetFolder] {
    let targets = facts.surface.targets
    let written = Set(targets.filter { $0.folder != 0 }.map(\.name))
    let sources = Set(targets.filter { $0.kind == .source }.map(\.name))
    var found: [TargetFolder] = []
    for target in targets {
      let name = facts.names[target.name]
      func at(_ folder: String) -> String { SlashPath.normalised(base + "/" + folder) }
      if target.folder != 0 {
        found.append(TargetFolder(name: name, folder: at(withoutPattern(facts.names[target.folder]))))
        continue
      }
      // A dependency on a target of the same package looks like its declaration without a folder.
      if written.contains(target.name) { continue }
      let roots: [String]
      switch target.kind {
      case .source: roots = ["Sources", "Source", "src", "srcs"]
      case .test: roots = ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: roots = ["Plugins"]
      }
      if let root = roots.first(where: { exists(at($0 + "/" + name)) }) {
        found.append(TargetFolder(name: name, folder: at(root + "/" + name)))
      } else if target.kind == .source, sources.count == 1, let root = roots.first(where: { exists(at($0)) }) {
        found.append(TargetFolder(name: name, folder: at(root)))
      }
    }
    return found
  }

  /// The folder behind `App/Sources/**` or `App/**/*.swift`.
  private static func withoutPattern(_ path: String) -> String {
    let parts = SlashPath.components(of: path)
    let plain = parts.prefix { !$0.contains("*") && !$0.contains("{") && !$0.contains("?") }
    let folders = plain.last?.hasSuffix(".swift") ?? false ? plain.dropLast() : plain
    return folders.isEmpty ? "." : folders.joined(separator: "/")
  }

  /// The path of each folder.
  private static func paths(_ tree: FolderTree) -> [String: Int32] {
    var paths = [String](repeating: ".", count: tree.parents.count)
    var found: [String: Int32] = [".": 0]
    for folder in tree.parents.indices.dropFirst() {
      let parent = tree.parents[folder]
      paths[folder] = parent == 0 ? tree.names[folder] : paths[Int(parent)] + "/" + tree.names[folder]
      found[paths[folder]] = Int32(folder)
    }
    return found
  }
}

/// What a manifest that is not among a project's files says of folders.
///
/// - Parameters:
///   - folder: the folder of the manifest, as `exists` understands it.
///   - exists: whether there is such a folder.
public func targetFolders(ofManifest facts: FileFacts, in folder: String, exists: (String) -> Bool) -> [TargetFolder] {
  TargetFolders.folders(of: facts, at: folder, exists: exists)
}
