import SourceText

/// A file as the next commit will have it.
public struct StagedFile: Sendable, Equatable {
  /// What git keeps under the path: a text, where a symbolic link leads, or a commit of another repository.
  public enum Kind: Sendable { case file, link, submodule }

  /// Absolute.
  public var path: String
  /// By the mode in the index.
  public var kind: Kind
  /// The id under which git keeps its content; of a submodule the commit.
  public var object: String
  /// Git was told not to look at the folder (`skip-worktree` and with it sparse checkouts, `assume-unchanged`): there
  /// may be something else at the path, or nothing.
  public var isUnwatched: Bool
}

extension Git {
  /// Everything that the next commit will have. What waits for a merge is left out.
  public func filesOfNextCommit() -> Result<[StagedFile], Refusal> {
    ask(["ls-files", "--stage", "-v", "-z"]).map { bytes in
      // `H 100644 9f2c… 0<tab>path`: a letter for the state, the mode, the id, the stage.
      bytes.split(separator: 0).compactMap { line in
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ").map(String.init)
        guard words.count == 4, words[3] == "0" else { return nil }
        let kind: StagedFile.Kind =
          switch words[1] {
          case "120000": .link
          case "160000": .submodule
          default: .file
          }
        return StagedFile(
          path: SlashPath.joined(top, String(decoding: line[(tab + 1)...], as: UTF8.self)), kind: kind,
          object: words[2], isUnwatched: words[0] == "S" || words[0] != words[0].uppercased())
      }
    }
  }

  /// Files that the next commit changes in a submodule, by moving it to another commit; its folder where it is new, or
  /// where its git cannot tell.
  public func filesStaged(in submodule: StagedFile) -> [String] {
    guard let path = remainder(of: submodule.path, below: top), let recorded = id("--end-of-options", "HEAD:\(path)")
    else { return [submodule.path] }
    // Where it is not checked out, the repository around it would answer.
    guard case .success(let git) = Git.repository(of: submodule.path), git.top != top else { return [submodule.path] }
    let question = ["diff", "--name-only", "--no-renames", "--ignore-submodules=all", "-z", recorded]
    return (try? git.names(question + [submodule.object, "--"]).get()) ?? [submodule.path]
  }

  /// The contents of files by the ids under which git keeps them, all with one process.
  public func contents(of objects: [String]) -> Result<[String: [UInt8]], Refusal> {
    guard !objects.isEmpty else { return .success([:]) }
    let question = Array((objects.joined(separator: "\n") + "\n").utf8)
    return ask(["cat-file", "--batch"], input: question).flatMap { answer in
      var contents: [String: [UInt8]] = [:]
      var rest = answer[...]
      // `9f2c… blob 120`, as many bytes, and a line's end.
      while let end = rest.firstIndex(of: 0x0A) {
        let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map(String.init)
        guard words.count == 3, let size = Int(words[2]), rest.endIndex - end > size + 1 else {
          return .failure(Refusal(message: "git does not have `\(words.first ?? "")`, which is staged"))
        }
        let content = rest[(end + 1)..<(end + 1 + size)]
        contents[words[0]] = Array(content)
        rest = rest[(content.endIndex + 1)...]
      }
      return .success(contents)
    }
  }
}
