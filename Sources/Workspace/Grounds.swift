import SourceText

/// The folders that a run stays in: neither a symbolic link nor a configuration brings in what lies outside of them,
/// only a path on the command line does. A checkout from other people must not make a server read the rest of the
/// machine.
public struct Grounds: Sendable, Equatable {
  /// Absolute, without symbolic links.
  public let folders: [String]

  /// - Parameter folders: absolute, without symbolic links.
  init(_ folders: some Sequence<String>) {
    self.folders = Set(folders).sorted()
  }

  /// Of a run that reads some files and folders: the repository around each. Where there is none it is the working
  /// directory, as far as that holds the path, else the path alone.
  ///
  /// - Parameters:
  ///   - paths: absolute.
  ///   - here: the working directory, absolute.
  public init(around paths: some Sequence<String>, workingDirectory here: String) {
    let here = realPath(here) ?? here
    self.init(
      paths.map { path in
        let real = realPath(path) ?? SlashPath.normalised(path)
        let folder = isDirectory(real) == true ? real : SlashPath.folder(of: real)
        // A run that starts at the top of the machine does not mean all of it.
        return outermostCheckout(above: folder)
          ?? (here != "/" && remainder(of: folder, below: here) != nil ? here : folder)
      })
  }

  /// Whether what a path leads to lies in one of the folders. Where it leads to nothing there is nothing to read, and
  /// what is written takes the place of a link.
  public func hold(_ path: String) -> Bool {
    var path = SlashPath.normalised(path)
    var rest: [String] = []
    while realPath(path) == nil && path != "/" {
      rest.append(SlashPath.lastComponent(of: path))
      path = SlashPath.folder(of: path)
    }
    let real = rest.reversed().reduce(realPath(path) ?? path) { SlashPath.joined($0, $1) }
    return folders.contains { remainder(of: real, below: $0) != nil }
  }

  /// The folders in a message: `/home/me/app`.
  public var text: String { folders.map { "`\($0)`" }.joined(separator: " and ") }
}

/// The repository around a folder; of a submodule the repository that it is part of.
private func outermostCheckout(above folder: String) -> String? {
  guard let checkout = repositoryRoot(around: folder, environment: { _ in nil }) else { return nil }
  // In a submodule `.git` is a file: `gitdir: ../.git/modules/Library`.
  guard checkout != "/", case .success(let bytes) = readFile(SlashPath.joined(checkout, ".git")),
    String(decoding: bytes.prefix(4096), as: UTF8.self).contains("/modules/")
  else { return checkout }
  return outermostCheckout(above: SlashPath.folder(of: checkout)) ?? checkout
}
