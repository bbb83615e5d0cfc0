#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a name in a folder stands for.
enum EntryKind: Equatable {
  case file, directory, link
  /// A FIFO, a socket, a device.
  case special
}

/// One name in a folder.
struct DirectoryEntry {
  /// Nil for a name that is not UTF-8; `shownName` has it with replacement characters.
  var name: String?
  var shownName: String
  var kind: EntryKind
}

/// The entries of an open folder in the order of their names, `.` and `..` left out. Takes over and closes
/// `descriptor`.
/// - Returns: nil when the folder cannot be read; `errno` says why.
func readDirectory(_ descriptor: Int32) -> [DirectoryEntry]? {
  guard let stream = fdopendir(descriptor) else {
    close(descriptor)
    return nil
  }
  defer { closedir(stream) }
  var entries: [DirectoryEntry] = []
  let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
  errno = 0
  while let entry = readdir(stream) {
    let name = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
    if name[0] == CChar(UInt8(ascii: ".")) && (name[1] == 0 || (name[1] == CChar(UInt8(ascii: ".")) && name[2] == 0)) {
      continue
    }
    let kind: EntryKind? =
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): .file
      case Int(DT_DIR): .directory
      case Int(DT_LNK): .link
      case Int(DT_UNKNOWN): kindByStatus(of: name, in: dirfd(stream))
      default: .special
      }
    // A name that vanished between listing and looking is not there.
    guard let kind else { continue }
    let valid = String(validatingCString: name)
    entries.append(DirectoryEntry(name: valid, shownName: valid ?? String(cString: name), kind: kind))
    errno = 0
  }
  guard errno == 0 else { return nil }
  entries.sort { $0.shownName < $1.shownName }
  return entries
}

private func kindByStatus(of name: UnsafePointer<CChar>, in descriptor: Int32) -> EntryKind? {
  var status = stat()
  guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
  return switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .directory
  case S_IFLNK: .link
  default: .special
  }
}
