#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a file looks like from outside: where that is the same, so are its bytes.
public struct FileStamp: Sendable, Hashable {
  private var device: UInt64
  private var inode: UInt64
  /// In bytes.
  let size: Int64
  /// Of the last change of its bytes, and of anything about it, in nanoseconds since 1970.
  private var modified: Int64
  private var changed: Int64
  /// The last change lies so far back that another one would have another time: clocks of file systems are coarse.
  var isSettled: Bool

  /// Links are followed. Nil where there is no file.
  ///
  /// - Parameter directory: an open folder that `path` is relative to, or `AT_FDCWD`.
  init?(of path: String, in directory: Int32) {
    var status = stat()
    guard fstatat(directory, path, &status, 0) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      (modified, changed) = (nanoseconds(status.st_mtimespec), nanoseconds(status.st_ctimespec))
    #else
      (modified, changed) = (nanoseconds(status.st_mtim), nanoseconds(status.st_ctim))
    #endif
    isSettled = nanoseconds(now) - max(modified, changed) > 2_000_000_000
  }

  /// Nil where there is no file.
  public init?(of path: String) { self.init(of: path, in: AT_FDCWD) }

  /// Whether another look at the file says that nothing has changed since this one.
  func stands(_ later: FileStamp) -> Bool {
    isSettled && device == later.device && inode == later.inode && size == later.size && modified == later.modified
      && changed == later.changed
  }
}

extension FileStamp {
  /// A number that changes with the stamp, and with the path.
  func summary(of path: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ word: UInt64) { hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15 ^ (hash >> 29) }
    for byte in path.utf8 { mix(UInt64(byte)) }
    for word in [device, inode] { mix(word) }
    for word in [size, modified, changed] { mix(UInt64(bitPattern: word)) }
    return hash
  }
}

private func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec) }
