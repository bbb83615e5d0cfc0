/// A project that says the same in another dress, or nothing at all. No verdict may depend on it.
public enum Disguise: String, CaseIterable, Sendable {
  case plain
  /// Must fall silent.
  case insideComment, insideString
  case afterEmoji, carriageReturns, byteOrderMark, reindented, reversedFiles, insideCondition
  /// Every expected finding has a suppression on its line. (A storyboard has no comments that last.)
  case suppressed

  /// The project in this dress, and what is expected of it.
  public func dress(_ project: SmallProject) -> (project: SmallProject, expected: [Expectation]) {
    var dressed = project
    var expected = Expectation.all(in: project)
    func each(inInterfaces: Bool = false, _ change: (String) -> String) {
      dressed.files = project.files.map { file in
        let isDressed = inInterfaces || !SmallProject.isInterface(file.path)
        return (file.path, isDressed ? change(file.text) : file.text)
      }
    }
    func shift(_ lines: Int) {
      expected = expected.map { SmallProject.isInterface($0.path) ? $0 : moved($0, by: lines) }
    }
    switch self {
    case .plain: break
    case .insideComment:
      each { "/*\n\($0)\n*/\n" }
      expected = []
    case .insideString:
      each { "let text = ###\"\"\"\n\($0)\n\"\"\"###\n" }
      expected = []
    case .afterEmoji:
      each { "/* 👩‍👩‍👧‍👧 日本語 */ let emoji = \"👩‍👩‍👧‍👧 é\"\n\($0)" }
      shift(1)
    case .carriageReturns:
      each(inInterfaces: true) {
        $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      }
    case .byteOrderMark: each(inInterfaces: true) { "\u{feff}\($0)" }
    case .reindented:
      each(inInterfaces: true) { text in
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "\t  " + $0 }.joined(separator: "\n")
      }
    case .reversedFiles: dressed.files.reverse()
    case .insideCondition:
      each { "#if DEBUG\n\($0)\n#endif\n" }
      shift(1)
    case .suppressed: dressed = suppress(project, expected)
    }
    return (dressed, expected)
  }

  private func moved(_ expectation: Expectation, by lines: Int) -> Expectation {
    var moved = expectation
    moved.line += lines
    return moved
  }

  private func suppress(_ project: SmallProject, _ expected: [Expectation]) -> SmallProject {
    var dressed = project
    for (number, file) in project.files.enumerated() where !SmallProject.isInterface(file.path) {
      var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for index in lines.indices {
        if let marker = lines[index].firstRange(of: "// expect") { lines[index].removeSubrange(marker.lowerBound...) }
      }
      let here = Dictionary(grouping: expected.filter { $0.path == file.path }, by: \.line)
      for (line, expectations) in here where line <= lines.count {
        let rules = Set(expectations.map(\.rule)).sorted().joined(separator: ", ")
        lines[line - 1] += " // viperlint:ignore \(rules) -- a test says so"
      }
      dressed.files[number].text = lines.joined(separator: "\n")
    }
    return dressed
  }
}
