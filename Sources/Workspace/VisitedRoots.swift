import Linter
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folders that are read, links resolved: what a link leads to inside of them is no news.
struct VisitedRoots {
  private var roots: Set<String> = []
  private let grounds: Grounds
  /// Links that lead out of the grounds, and are not followed.
  private(set) var waysOut = WaysOut()

  init(_ grounds: Grounds) {
    self.grounds = grounds
  }

  /// The work that a path given by name brings, or a problem.
  mutating func enter(
    given path: String, _ absolute: String, _ selection: SourceSelection, problems: inout [ReportedProblem]
  ) -> WorkItem? {
    if selection.overlay[absolute] != nil {
      if selection.exclusions.excludesGiven(absolute) { return nil }
      return .files(directory: SlashPath.folder(of: absolute), names: [SlashPath.lastComponent(of: absolute)])
    }
    guard let real = realPath(absolute), let isFolder = isDirectory(absolute) else {
      let code = errno
      if selection.tree?.mayHave(absolute) != true { problems.append(.unreadable(path, systemMessage(code))) }
      return nil
    }
    if selection.exclusions.excludesGiven(absolute) { return nil }
    if isFolder { return roots.insert(real).inserted ? .directory(absolute) : nil }
    guard SourceKind(absolute) != nil else {
      problems.append(.unreadable(path, "it is no Swift file, storyboard or xib"))
      return nil
    }
    return .files(directory: SlashPath.folder(of: absolute), names: [SlashPath.lastComponent(of: absolute)])
  }

  /// The work that a symbolic link found on the way brings.
  mutating func follow(
    _ link: String, _ selection: SourceSelection, problems: inout [ReportedProblem]
  ) -> WorkItem? {
    guard let real = realPath(link), let isFolder = isDirectory(link) else {
      let code = errno
      // A dangling link is a loss only where a source was expected.
      if selection.reads(link) {
        problems.append(.unreadable(selection.shown(link), systemMessage(code)))
      }
      return nil
    }
    if roots.contains(where: { remainder(of: real, below: $0) != nil }) { return nil }
    guard grounds.hold(real) else {
      if selection.reads(link) && !isFolder {
        let reason =
          "it leads to `\(real)`, out of \(grounds.text); name it under `exclude:`, or give its folder by name"
        problems.append(.unreadable(selection.shown(link), reason))
      } else if isFolder {
        waysOut.links.append((link, real))
      }
      return nil
    }
    if isFolder {
      roots.insert(real)
      return .directory(link)
    }
    return selection.reads(link)
      ? .files(directory: SlashPath.folder(of: link), names: [SlashPath.lastComponent(of: link)]) : nil
  }
}

/// Symbolic links to folders that are not followed.
struct WaysOut {
  var links: [(path: String, target: String)] = []

  /// A few are said one by one: a build may leave many.
  func problems(_ selection: SourceSelection) -> [ReportedProblem] {
    let enough = 3
    return links.sorted { $0.path < $1.path }.prefix(enough).enumerated().map { number, link in
      let more = number == enough - 1 && links.count > enough ? " (and \(links.count - enough) more)" : ""
      return ReportedProblem(
        rule: nil, severity: .warning, place: Linter.Place(file: selection.shown(link.path)),
        message: "this link leads to `\(link.target)`, outside of the project, and is not followed\(more)",
        isFatal: false)
    }
  }
}
