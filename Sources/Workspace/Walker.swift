import Linter
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A unit of work: a folder to list, or some files of one.
enum WorkItem: Sendable {
  case directory(String)
  case files(directory: String, names: [String])
}

/// What one thread does with its units of work.
struct Walker<Value: Sendable> {
  let selection: SourceSelection
  let bounds: WalkBounds
  let read: (String, [UInt8]) -> Value
  /// What stands for a file that is too large to be read, by its path.
  let standsForLarge: ((String) -> Value)?
  /// What is known of a file that has not changed, by its path and stamp; nil: stamps are not wanted.
  let recall: ((String, FileStamp) -> Value?)?
  var files: [SwiftFile<Value>] = []
  var gathered = Gathered<Value>()

  init(
    selection: SourceSelection, bounds: WalkBounds, standsForLarge: ((String) -> Value)?,
    recall: ((String, FileStamp) -> Value?)? = nil, read: @escaping (String, [UInt8]) -> Value
  ) {
    self.selection = selection
    self.bounds = bounds
    self.standsForLarge = standsForLarge
    self.recall = recall
    self.read = read
  }

  mutating func perform(_ item: WorkItem, more: ([WorkItem]) -> Void) {
    if bounds.count.change({ $0.isTooMuch }) { return }
    switch item {
    case .directory(let path):
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0, let entries = readDirectory(dup(descriptor)) else {
        gathered.problems.append(.unreadable(shown(path), systemMessage(errno)))
        if descriptor >= 0 { close(descriptor) }
        return
      }
      defer { close(descriptor) }
      if bounds.system.have(descriptor) {
        gathered.problems.append(.notOnDisk(shown(path)))
        return
      }
      let names = sort(entries, of: path, selection.withoutLinks(path), more: more)
      if bounds.count.change({ $0.add(names: entries.count, files: names.count) }) { return }
      // A big folder is shared between the threads.
      let batch = 32
      more(
        stride(from: batch, to: max(batch, names.count), by: batch).map {
          .files(directory: path, names: Array(names[$0..<min($0 + batch, names.count)]))
        })
      read(names.prefix(batch), in: descriptor, path)
    case .files(let directory, let names):
      let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      read(names[...], in: descriptor, directory)
      if descriptor >= 0 { close(descriptor) }
    }
  }

  /// Hands the folders on and returns the sources.
  private mutating func sort(
    _ entries: [DirectoryEntry], of directory: String, _ real: String, more: ([WorkItem]) -> Void
  ) -> [String] {
    var files: [String] = []
    var folders: [WorkItem] = []
    for entry in entries {
      let path = directory == "/" ? "/" + entry.shownName : directory + "/" + entry.shownName
      if selection.hides(entry.shownName, in: directory, real) { continue }
      if configurationNames.contains(entry.shownName) {
        gathered.configurations.append(path)
      }
      if Exclusions.alwaysSkips(entry.shownName) || selection.exclusions.excludes(path) { continue }
      let isSource = selection.reads(entry.shownName)
      if !isSource, selection.kinds.contains(.swift), entry.kind == .file,
        entry.shownName.lowercased().hasSuffix(".swift")
      {
        gathered.problems.append(.otherSpelling(shown(path)))
      }
      guard let name = entry.name else {
        if isSource || entry.kind == .directory {
          gathered.problems.append(.unreadable(shown(path), "its name is not UTF-8"))
        }
        continue
      }
      if entry.kind == .file, isBridgingHeader(name), case .success(let bytes) = readFile(path) {
        gathered.bridgingHeaders.append(BridgingHeader(path: shown(path), modules: modulesImported(by: bytes)))
      }
      // Where a link lies on disk a file may be staged.
      if isSource, selection.overlay(for: name, in: directory, real) != nil {
        files.append(name)
        continue
      }
      switch entry.kind {
      case .directory: folders.append(.directory(path))
      case .link: gathered.links.append(path)
      case .file: if isSource { files.append(name) }
      case .special:
        if isSource { gathered.problems.append(.unreadable(shown(path), ReadFailure.notRegular.text)) }
      }
    }
    // The queue returns the last one first.
    more(folders.reversed())
    return files
  }

  private mutating func read(_ names: ArraySlice<String>, in descriptor: Int32, _ directory: String) {
    let folder = shown(directory)
    let prefix = folder == "." ? "" : folder == "/" ? "/" : folder + "/"
    let real = selection.withoutLinks(directory)
    for name in names {
      let path = prefix + name
      if selection.hides(name, in: directory, real) { continue }
      let limit = selection.maxFileSize
      let overlay = selection.overlay(for: name, in: directory, real).map { bytes -> Result<[UInt8], ReadFailure> in
        bytes.count > limit ? .failure(.tooLarge(limit: limit)) : .success(bytes)
      }
      // Taken before the bytes: what changes while they are read looks different the next time.
      let stamp = overlay == nil && recall != nil ? FileStamp(of: name, in: descriptor) : nil
      // How much may be read is said anew each time.
      if let stamp, stamp.size <= limit, let value = recall?(path, stamp) {
        files.append(SwiftFile(path: path, value: value, stamp: stamp))
        continue
      }
      switch overlay ?? readFile(name, in: descriptor, atMost: limit) {
      case .success(let bytes): files.append(SwiftFile(path: path, value: read(path, bytes), stamp: stamp))
      case .failure(let failure):
        if failure.isTooLarge, let value = standsForLarge?(path) {
          files.append(SwiftFile(path: path, value: value))
        } else {
          gathered.problems.append(.unreadable(path, failure.text))
        }
      }
    }
  }

  private func shown(_ absolute: String) -> String { selection.shown(absolute) }
}
