#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known about the other end of standard output or standard error.
public struct Terminal: Sendable, Equatable {
  /// The descriptor is a terminal; else a file or a pipe.
  public var isTerminal: Bool
  /// The width in columns; 80 where it is unknown.
  public var columns: Int
  /// The environment asks for colours, or the terminal can show them and the environment does not forbid them.
  public var showsColor: Bool
  /// It understands codes, such as the one that wipes a line away.
  public var understandsCodes: Bool

  public init(isTerminal: Bool, columns: Int, showsColor: Bool, understandsCodes: Bool) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.showsColor = showsColor
    self.understandsCodes = understandsCodes
  }

  /// Looks at an open descriptor (1 or 2) and at the environment: `NO_COLOR` before `CLICOLOR_FORCE` and `FORCE_COLOR`
  /// before the terminal's own `TERM`.
  public static func at(_ descriptor: Int32, environment: (String) -> String?) -> Terminal {
    let isTerminal = isatty(descriptor) == 1
    let understandsCodes = isTerminal && environment("TERM") != "dumb"
    func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
    let showsColor =
      if isSet("NO_COLOR") { false } else if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") {
        environment("CLICOLOR_FORCE") != "0" || isSet("FORCE_COLOR")
      } else { understandsCodes }
    return Terminal(
      isTerminal: isTerminal, columns: width(of: descriptor, environment("COLUMNS")), showsColor: showsColor,
      understandsCodes: understandsCodes)
  }

  private static func width(of descriptor: Int32, _ environment: String?) -> Int {
    if let environment, let columns = Int(environment), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// Whether an open descriptor is a terminal.
public func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Whether what is written to an open descriptor still has a reader.
public func isHeard(_ descriptor: Int32) -> Bool {
  var wanted = pollfd(fd: descriptor, events: 0, revents: 0)
  return poll(&wanted, 1, 0) <= 0 || wanted.revents & Int16(POLLERR | POLLHUP) == 0
}

/// A variable of the environment, nil where it is not set or not UTF-8.
public func environmentVariable(_ name: String) -> String? {
  getenv(name).flatMap { String(validatingCString: $0) }
}
