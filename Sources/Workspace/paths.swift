import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The working directory of this process, absolute.
public func workingDirectory() -> String {
  guard let path = getcwd(nil, 0) else { return "/" }
  defer { free(path) }
  return String(cString: path)
}

/// Why this process has no working directory: it has been removed.
public func missingWorkingDirectory() -> FileProblem? {
  guard let path = getcwd(nil, 0) else { return FileProblem(path: ".", reason: systemMessage(errno)) }
  free(path)
  return nil
}

/// From now on relative paths start at another folder.
public func changeWorkingDirectory(to folder: String) -> FileProblem? {
  chdir(folder) == 0 ? nil : FileProblem(path: folder, reason: systemMessage(errno))
}

/// The rest of a path below a folder, `""` for the folder itself, nil outside. Both absolute and normalised.
public func remainder(of path: String, below folder: String) -> String? {
  if path == folder { return "" }
  let prefix = folder == "/" ? "/" : folder + "/"
  return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
}

/// What an absolute path is called seen from a folder: `Sources/A.swift`, `../B.swift`. With nothing in common but the
/// root it stays absolute.
public func shownPath(_ path: String, from folder: String) -> String {
  if let below = remainder(of: path, below: folder) { return below.isEmpty ? "." : below }
  let (here, there) = (SlashPath.components(of: folder), SlashPath.components(of: path))
  return here.first == there.first && !here.isEmpty ? SlashPath.relative(path, to: folder) : path
}

/// Whether anything has this name, be it a symbolic link that leads nowhere.
public func isTaken(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0
}

/// Whether a path itself is a symbolic link, wherever that leads.
public func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// Whether there is a symbolic link that leads nowhere.
func isDeadLink(_ path: String) -> Bool { isTaken(path) && isDirectory(path) == nil }

/// The path without symbolic links, or nil where nothing is (or a link leads nowhere or in a circle); `errno` says why.
public func realPath(_ path: String) -> String? {
  #if os(Linux)
    switch pathOfOpened(path) {
    case .known(let real): return real
    case .nothingThere: return nil
    case .untold: break
    }
  #endif
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
}

#if os(Linux)
  private enum OpenedPath {
    case known(String)
    /// `errno` says so.
    case nothingThere
    /// No permission, no descriptor left, no `/proc` (in a sandbox).
    case untold
  }

  /// What the system calls an opened file: one walk along its path, where `realpath` begins a new one for each part of
  /// it.
  private func pathOfOpened(_ path: String) -> OpenedPath {
    // `O_PATH` of fcntl.h, which Swift does not see: a FIFO without a reader, too, is opened at once.
    let onlyPath: Int32 = 0o10000000
    let descriptor = open(path, onlyPath | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT ? .nothingThere : .untold }
    defer { close(descriptor) }
    let length = 4096
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, readlink("/proc/self/fd/\(descriptor)", buffer.baseAddress!, length))
    }
    // `/a/b (deleted)`: the file has just been removed.
    guard bytes.first == UInt8(ascii: "/"), bytes.count < length, bytes.last != UInt8(ascii: ")"),
      let real = String(validating: bytes, as: UTF8.self)
    else { return .untold }
    return .known(real)
  }
#endif

/// What a folder is called, by its own name where links lead to it.
public func folderName(_ path: String) -> String { SlashPath.lastComponent(of: realPath(path) ?? path) }

/// Whether a folder is at a path, links followed; nil where nothing is.
public func isDirectory(_ path: String) -> Bool? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  return status.st_mode & S_IFMT == S_IFDIR
}

/// Whether this process may run a file.
public func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
