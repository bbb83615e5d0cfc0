import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits until something happens to files in some folders, however deep. It says only that something happened: the
/// caller looks for itself.
///
/// On Linux the kernel reports changes (inotify); on macOS it reports those of folders (kqueue). Where it does not, and
/// for what it does not report, the folders are looked at once a second.
public final class FolderWatch {
  private let folders: [String]
  #if canImport(Glibc) || canImport(Musl)
    private var notifier: Notifier?
  #elseif canImport(Darwin)
    private var notifier: FolderQueue?
  #endif
  /// What the folders looked like; nil: the kernel tells.
  private var state: UInt64?

  /// - Parameters:
  ///   - folders: absolute.
  ///   - onlyPolls: as if the kernel told nothing.
  public init(_ folders: [String], onlyPolls: Bool = false) {
    self.folders = folders
    #if canImport(Glibc) || canImport(Musl)
      notifier = onlyPolls ? nil : Notifier(folders)
      if notifier == nil { state = stateOfFolders(folders) }
    #else
      notifier = onlyPolls ? nil : FolderQueue(folders)
      // A folder does not tell what happens inside of a file.
      state = stateOfFolders(folders)
    #endif
  }

  /// Whether something has happened to a file of interest.
  ///
  /// - Parameter seconds: how long to wait at most.
  public func waitsForChange(within seconds: Double) -> Bool {
    let end = monotonicSeconds() + seconds
    repeat {
      let left = max(0, end - monotonicSeconds())
      #if canImport(Glibc) || canImport(Musl)
        if let notifier {
          if notifier.waitsForEvent(within: left) { return true }
          if notifier.isOverwhelmed {
            self.notifier = nil
            state = stateOfFolders(folders)
            return true
          }
          continue
        }
        usleep(UInt32(min(left, 1) * 1e6))
      #else
        if let notifier { notifier.waitForEvent(within: min(left, 1)) } else { usleep(UInt32(min(left, 1) * 1e6)) }
      #endif
      let now = stateOfFolders(folders)
      defer { state = now }
      if now != state { return true }
    } while monotonicSeconds() < end
    return false
  }
}

/// Whether a check may say something else when such a file changes.
func isOfInterest(_ name: String) -> Bool {
  SourceKind(name) != nil || [".yml", ".yaml", ".json", ".h"].contains { name.hasSuffix($0) }
}

/// All folders below some, these included; links are not followed.
private func allFolders(below roots: [String]) -> [String] {
  var found: [String] = []
  var rest = roots
  while let folder = rest.popLast() {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { continue }
    found.append(folder)
    for entry in readDirectory(descriptor) ?? [] where entry.kind == .directory {
      guard let name = entry.name, !Exclusions.alwaysSkips(name) else { continue }
      rest.append(folder == "/" ? "/" + name : folder + "/" + name)
    }
  }
  return found
}

/// A number that changes when a file of interest comes, goes or changes.
private func stateOfFolders(_ roots: [String]) -> UInt64 {
  var state: UInt64 = 0
  for folder in allFolders(below: roots) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { continue }
    for entry in readDirectory(dup(descriptor)) ?? [] {
      guard let name = entry.name, isOfInterest(name), let stamp = FileStamp(of: name, in: descriptor) else { continue }
      // The order in which a folder lists its files means nothing.
      state &+= stamp.summary(of: folder + "/" + name)
    }
    close(descriptor)
  }
  return state
}

#if canImport(Glibc) || canImport(Musl)
  /// inotify, one watch for each folder.
  private final class Notifier {
    private let descriptor: Int32
    private var folders: [Int32: String] = [:]
    /// More happened than the kernel keeps, or there are more folders than it watches.
    private(set) var isOverwhelmed = false

    /// Nil where the kernel does not watch.
    init?(_ roots: [String]) {
      descriptor = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      guard add(roots) else {
        close(descriptor)
        return nil
      }
    }

    deinit { close(descriptor) }

    private func add(_ roots: [String]) -> Bool {
      let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      for folder in allFolders(below: roots) {
        let watch = inotify_add_watch(descriptor, folder, UInt32(events))
        if watch < 0 {
          // A folder may be gone again.
          if errno == ENOSPC || errno == ENOMEM { return false }
          continue
        }
        folders[watch] = folder
      }
      return true
    }

    func waitsForEvent(within seconds: Double) -> Bool {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, Int32(seconds * 1000)) > 0 else { return false }
      var isNews = false
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
      defer { buffer.deallocate() }
      while case let count = read(descriptor, buffer.baseAddress!, buffer.count), count > 0 {
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          let name = String(
            decoding: buffer[start..<min(start + Int(event.len), count)].prefix { $0 != 0 }, as: UTF8.self)
          if take(event, name) { isNews = true }
          offset = start + Int(event.len)
        }
      }
      return isNews && !isOverwhelmed
    }

    private func take(_ event: inotify_event, _ name: String) -> Bool {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        isOverwhelmed = true
        return true
      }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        folders[event.wd] = nil
        return false
      }
      if event.mask & UInt32(IN_ISDIR) != 0 {
        if Exclusions.alwaysSkips(name) { return false }
        // What lies in a new folder came before the folder was watched.
        if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, let folder = folders[event.wd] {
          if !add([folder + "/" + name]) { isOverwhelmed = true }
        }
        return true
      }
      return isOfInterest(name)
    }
  }
#elseif canImport(Darwin)
  /// kqueue: tells when entries of a folder come or go, as they do when an editor saves by renaming.
  private final class FolderQueue {
    private let queue: Int32
    private var descriptors: [Int32] = []

    /// Nil where there are too many folders.
    init?(_ roots: [String]) {
      queue = kqueue()
      guard queue >= 0 else { return nil }
      for folder in allFolders(below: roots).prefix(2000) {
        let descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        descriptors.append(descriptor)
        var wanted = kevent(
          ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_RENAME | NOTE_DELETE), data: 0, udata: nil)
        _ = kevent(queue, &wanted, 1, nil, 0, nil)
      }
    }

    deinit {
      for descriptor in descriptors { close(descriptor) }
      close(queue)
    }

    func waitForEvent(within seconds: Double) {
      var event = kevent()
      var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
      _ = kevent(queue, nil, 0, &event, 1, &time)
    }
  }
#endif
