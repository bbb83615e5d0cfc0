#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Folders that no disk has, like `/proc` and `/sys`: what is in them has no end, and reading it may do something.
struct SystemFolders: Sendable {
  private let devices: Set<UInt64>

  /// Asks the system once.
  init() {
    #if canImport(Darwin)
      var mounts: UnsafeMutablePointer<statfs>?
      let count = getmntinfo(&mounts, MNT_NOWAIT)
      let made: Set<String> = ["autofs", "devfs", "fdesc"]
      devices = Set(
        (0..<Int(count)).compactMap { index -> UInt64? in
          guard var mount = mounts?[index] else { return nil }
          let name = withUnsafeBytes(of: &mount.f_fstypename) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
          return made.contains(name) ? UInt64(UInt32(bitPattern: mount.f_fsid.val.0)) : nil
        })
    #else
      devices = Self.devices(in: (try? readFile("/proc/self/mountinfo", in: AT_FDCWD, atMost: 1 << 24).get()) ?? [])
    #endif
  }

  /// Of a table of mounts as Linux has it: `23 29 0:22 / /proc rw,relatime shared:13 - proc proc rw`.
  static func devices(in table: [UInt8]) -> Set<UInt64> {
    let made: Set<String> = [
      "autofs", "binfmt_misc", "bpf", "cgroup", "cgroup2", "configfs", "debugfs", "devpts", "devtmpfs", "efivarfs",
      "fusectl", "mqueue", "nsfs", "proc", "pstore", "securityfs", "selinuxfs", "sysfs", "tracefs",
    ]
    var devices: Set<UInt64> = []
    for line in table.split(separator: 0x0A) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count > 2, let dash = words.firstIndex(of: "-"), dash + 1 < words.count,
        made.contains(String(words[dash + 1]))
      else { continue }
      let numbers = words[2].split(separator: ":").compactMap { UInt64($0) }
      guard numbers.count == 2 else { continue }
      // As `makedev` does.
      let (major, minor) = (numbers[0], numbers[1])
      devices.insert(
        (minor & 0xFF) | (major & 0xFFF) << 8 | (minor & ~0xFF) << 12 | (major & ~0xFFF) << 32)
    }
    return devices
  }

  /// Whether an open folder is one of them.
  func have(_ descriptor: Int32) -> Bool {
    if devices.isEmpty { return false }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    #if canImport(Darwin)
      return devices.contains(UInt64(UInt32(bitPattern: status.st_dev)))
    #else
      return devices.contains(UInt64(status.st_dev))
    #endif
  }
}
