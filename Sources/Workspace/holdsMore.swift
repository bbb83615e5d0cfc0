import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SourceSelection {
  /// Whether a run of this selection would read Swift files that lie below none of some paths.
  ///
  /// The walk ends at the first such file. It also ends, with the same answer, after so many folders that a better one
  /// is not worth the wait: far above a project there is more around it than the user thinks.
  ///
  /// - Parameters:
  ///   - given: files and folders, absolute.
  ///   - counts: whether a file with these bytes is one that matters.
  public func holdsMore(than given: [String], where counts: (_ bytes: [UInt8]) -> Bool) -> Bool {
    let given = Set(given).union(given.compactMap(realPath))
    func isGiven(_ path: String) -> Bool { given.contains(path) || realPath(path).map(given.contains) ?? false }
    func isBelowGiven(_ path: String) -> Bool {
      [path, realPath(path) ?? path].contains { path in given.contains { remainder(of: path, below: $0) != nil } }
    }
    var pending = paths.map { SlashPath.joined(workingDirectory, $0) }.filter { !isBelowGiven($0) }
    var seen: Set<String> = []
    let system = SystemFolders()
    let grounds = Grounds(around: pending, workingDirectory: workingDirectory)
    while let path = pending.popLast() {
      guard let real = realPath(path), seen.insert(real).inserted else { continue }
      if seen.count > 20_000 { return true }
      guard isDirectory(path) == true else {
        if path.hasSuffix(".swift"), (try? readFile(path, in: AT_FDCWD, atMost: maxFileSize).get()).map(counts) ?? true
        {
          return true
        }
        continue
      }
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if system.have(descriptor) {
        close(descriptor)
        continue
      }
      guard let entries = readDirectory(descriptor) else { continue }
      for entry in entries {
        guard let name = entry.name, !Exclusions.alwaysSkips(name) else { continue }
        let child = SlashPath.joined(path, name)
        if hidden.contains(child) || exclusions.excludes(child) { continue }
        // A link may lead into what was given.
        let isNews: Bool =
          switch entry.kind {
          case .directory: !isGiven(child)
          case .file: name.hasSuffix(".swift") && !given.contains(child)
          case .link: !isBelowGiven(child) && grounds.hold(child)
          case .special: false
          }
        if isNews { pending.append(child) }
      }
    }
    return false
  }
}
