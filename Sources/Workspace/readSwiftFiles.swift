import Linter
import Parallel
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is to be read: paths and what to leave out below them.
public struct SourceSelection: Sendable {
  /// Relative paths are relative to `workingDirectory`.
  public var paths: [String]
  /// Concern the paths themselves, too.
  public var exclusions: Exclusions
  /// Absolute.
  public var workingDirectory: String
  /// Bytes that stand in for a file on disk (standard input, an editor's unsaved text), by absolute path.
  public var overlay: [String: [UInt8]]
  /// Files and folders that are on disk and shall not be seen, by absolute path.
  public var hidden: Set<String> = []
  /// What there is instead of what the disk has: what it lacks is no problem.
  public var tree: FileTree?
  /// What kinds of sources are read. Without any the configurations are wanted alone.
  public var kinds = Set(SourceKind.allCases)
  /// A file with more bytes is not read (`max-file-size`).
  public var maxFileSize = 16 << 20
  /// How much is read at most.
  var limits = SourceLimits()
  /// The user named what lies outside of the working directory by an absolute path, and will know it by that.
  private var showsAbsolute: Bool

  /// What reports call files outside of the working directory is settled here, by these paths.
  public init(
    paths: [String], exclusions: Exclusions = Exclusions(), workingDirectory: String,
    overlay: [String: [UInt8]] = [:]
  ) {
    self.paths = paths
    self.exclusions = exclusions
    self.workingDirectory = workingDirectory
    self.overlay = overlay
    showsAbsolute = paths.contains {
      SlashPath.isAbsolute($0) && remainder(of: SlashPath.normalised($0), below: workingDirectory) == nil
    }
  }

  /// What reports call a file: relative to the working directory where that is possible.
  public func shown(_ absolute: String) -> String {
    showsAbsolute && remainder(of: absolute, below: workingDirectory) == nil
      ? absolute : shownPath(absolute, from: workingDirectory)
  }
}

extension SourceSelection {
  /// Whether a file of such a name is read.
  func reads(_ name: String) -> Bool { SourceKind(name).map(kinds.contains) ?? false }

  /// What stands in for the disk knows files by their real paths, and a walk may come through a symbolic link.
  func withoutLinks(_ directory: String) -> String {
    overlay.isEmpty && hidden.isEmpty ? directory : realPath(directory) ?? directory
  }

  func hides(_ name: String, in directory: String, _ real: String) -> Bool {
    if hidden.isEmpty { return false }
    return hidden.contains(directory + "/" + name) || real != directory && hidden.contains(real + "/" + name)
  }

  func overlay(for name: String, in directory: String, _ real: String) -> [UInt8]? {
    if overlay.isEmpty { return nil }
    return overlay[directory + "/" + name] ?? (real == directory ? nil : overlay[real + "/" + name])
  }
}

/// One file that was read.
public struct SwiftFile<Value: Sendable>: Sendable {
  /// Relative to the working directory where it lies below it, with forward slashes.
  public var path: String
  /// What the reader has made of its bytes.
  public var value: Value
  /// What the file looked like before it was read; nil where the caller does not ask, and for what is in the overlay.
  var stamp: FileStamp?
}

/// Everything that was read, and everything that could not be.
public struct SwiftFiles<Value: Sendable>: Sendable {
  /// In the order of their paths' bytes.
  public var files: [SwiftFile<Value>] = []
  /// Configuration files below the paths given, as absolute paths.
  public var configurations: [String] = []
  /// Bridging headers below the paths given, by path.
  public var bridgingHeaders: [BridgingHeader] = []
  /// Sorted by path.
  public var problems: [ReportedProblem] = []
}

/// Walks the selected folders and reads every Swift file in them, on `jobs` threads.
///
/// Folders are listed while files are read: a folder, or a batch of the files of one, is a unit of work. Which thread
/// does what leaves no trace, because everything is sorted by path at the end. Symbolic links are followed only where
/// they lead out of what is read anyway, and not out of the grounds of the run, after all the rest and in the order of
/// their paths, so that links in a circle end.
///
/// - Parameter makeReader: called once in each thread; what it returns turns the bytes of a file into a value.
public func readSwiftFiles<Value: Sendable>(
  _ selection: SourceSelection, jobs: Int,
  makeReader: @escaping @Sendable () -> (_ path: String, _ bytes: [UInt8]) -> Value
) -> SwiftFiles<Value> {
  var selection = selection
  selection.kinds.formIntersection([.swift])
  let gathered = gatherFiles(selection, jobs: jobs, makeReader: makeReader)
  return SwiftFiles(
    files: gathered.files { $0 }, configurations: gathered.configurations, bridgingHeaders: gathered.bridgingHeaders,
    problems: gathered.problems)
}

/// Walks the selected folders and reads all kinds of sources; what was read is still in the list of each thread.
///
/// - Parameters:
///   - standsForLarge: what stands for a file that is too large, by its path; nil: that is a problem.
///   - recall: what is known of a file that has not changed since, by its path and stamp; it need not be read.
func gatherFiles<Value: Sendable>(
  _ selection: SourceSelection, jobs: Int, standsForLarge: (@Sendable (String) -> Value)? = nil,
  recall: (@Sendable (String, FileStamp) -> Value?)? = nil,
  makeReader: @escaping @Sendable () -> (_ path: String, _ bytes: [UInt8]) -> Value
) -> Gathered<Value> {
  var gathered = Gathered<Value>()
  var visited = VisitedRoots(
    Grounds(
      around: selection.paths.map { SlashPath.joined(selection.workingDirectory, $0) },
      workingDirectory: selection.workingDirectory))
  let bounds = WalkBounds(selection.limits)
  var work: [WorkItem] = []
  for path in selection.paths {
    let absolute = SlashPath.joined(selection.workingDirectory, path)
    if let item = visited.enter(given: path, absolute, selection, problems: &gathered.problems) { work.append(item) }
  }
  // What is in the overlay alone no walk comes by.
  for path in selection.overlay.keys.sorted() where selection.reads(path) && isDirectory(path) != false {
    let isAsked = selection.paths.contains { asked in
      guard let inside = remainder(of: path, below: SlashPath.joined(selection.workingDirectory, asked)) else {
        return false
      }
      return !SlashPath.components(of: inside).contains { Exclusions.alwaysSkips(String($0)) }
    }
    guard isAsked, !selection.exclusions.excludesGiven(path) else { continue }
    work.append(.files(directory: SlashPath.folder(of: path), names: [SlashPath.lastComponent(of: path)]))
  }
  while !work.isEmpty {
    gathered.merge(performInParallel(work, selection, bounds, jobs: jobs, standsForLarge, recall, makeReader))
    if bounds.count.change({ $0.isTooMuch }) { return Gathered(problems: [.tooMuch(selection.limits)]) }
    let links = gathered.links.sorted()
    gathered.links = []
    work = links.compactMap { visited.follow($0, selection, problems: &gathered.problems) }
  }
  gathered.problems += visited.waysOut.problems(selection)
  gathered.sort()
  return gathered
}

/// What the threads have found.
struct Gathered<Value: Sendable>: Sendable {
  /// Each thread's own list. What was read of a file may be large: it is moved once, when all are there.
  var lists: [[SwiftFile<Value>]] = []
  var links: [String] = []
  var configurations: [String] = []
  var bridgingHeaders: [BridgingHeader] = []
  var problems: [ReportedProblem] = []

  fileprivate mutating func merge(_ other: Gathered) {
    bridgingHeaders += other.bridgingHeaders
    lists += other.lists
    links += other.links
    configurations += other.configurations
    problems += other.problems
  }

  fileprivate mutating func sort() {
    configurations.sort()
    bridgingHeaders.sort { $0.path < $1.path }
    problems.sort { ($0.place?.path ?? "", $0.message) < ($1.place?.path ?? "", $1.message) }
  }

  /// Something of each file, in the order of their paths' bytes.
  func files<Element>(_ element: (SwiftFile<Value>) -> Element) -> [Element] {
    var order: [(path: String, list: Int, index: Int)] = []
    order.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for list in lists.indices {
      for index in lists[list].indices { order.append((lists[list][index].path, list, index)) }
    }
    order.sort { bytesPrecede($0.path, $1.path) }
    var elements: [Element] = []
    elements.reserveCapacity(order.count)
    for (place, next) in order.enumerated() {
      // A file that was given twice, or by itself and with its folder, is one file.
      if place > 0, !bytesPrecede(order[place - 1].path, next.path) { continue }
      elements.append(element(lists[next.list][next.index]))
    }
    return elements
  }
}

private func performInParallel<Value: Sendable>(
  _ work: [WorkItem], _ selection: SourceSelection, _ bounds: WalkBounds, jobs: Int,
  _ standsForLarge: (@Sendable (String) -> Value)?, _ recall: (@Sendable (String, FileStamp) -> Value?)?,
  _ makeReader: @escaping @Sendable () -> (String, [UInt8]) -> Value
) -> Gathered<Value> {
  let queue = WorkQueue(work)
  // Each thread works until all work is done.
  let parts = parallelMap(Array(0..<jobs), jobs: jobs, state: makeReader) { read, _ in
    var walker = Walker(
      selection: selection, bounds: bounds, standsForLarge: standsForLarge, recall: recall, read: read)
    while let item = queue.next() {
      walker.perform(item) { queue.add($0) }
      queue.finish()
    }
    walker.gathered.lists = [walker.files]
    return walker.gathered
  }
  return parts.reduce(into: Gathered()) { $0.merge($1) }
}

/// The order of the bytes, not of Unicode's equivalences: two names that look alike may be two files.
private func bytesPrecede(_ left: String, _ right: String) -> Bool {
  var (left, right) = (left, right)
  return left.withUTF8 { left in
    right.withUTF8 { right in
      guard let leftBytes = left.baseAddress, let rightBytes = right.baseAddress else {
        return left.count < right.count
      }
      let order = memcmp(leftBytes, rightBytes, min(left.count, right.count))
      return order != 0 ? order < 0 : left.count < right.count
    }
  }
}

extension ReportedProblem {
  /// A path that was to be read and could not be: the run cannot be trusted.
  public static func unreadable(_ path: String, _ reason: String) -> ReportedProblem {
    ReportedProblem(
      rule: nil, severity: .error, place: Linter.Place(file: path),
      message: "cannot be read: \(reason)", isFatal: true)
  }
}
