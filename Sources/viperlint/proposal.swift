import LintRules
import Linter
import SourceText

/// What `viperlint init` saw, and the configuration that it makes of it.
struct Proposal {
  /// How many modules have the parts of a preset's pattern, and how many errors it finds, the best one first. Presets
  /// without any module are left out.
  var presets: [(id: String, modules: Int, errors: Int)]
  /// Folders at the top with Swift files, and those of them that hold other people's code.
  var folders: [String]
  var vendored: [String]
  /// Words at the ends of names that play no role, although they lie in folders of modules.
  var suffixes: [(word: String, count: Int, example: String)]
  /// Targets that look like a user interface of the project's own.
  var uiTargets: [(name: String, files: Int)]
  var fileCount: Int

  /// Nil when the code looks like no pattern that there is a preset for.
  var text: String? {
    guard let best = presets.first else { return nil }
    var lines = ["# Proposed by `viperlint init` after reading \(fileCount) Swift files."]
    func said(_ trial: (id: String, modules: Int, errors: Int)) -> String {
      "\(trial.modules) module\(trial.modules == 1 ? "" : "s") and \(trial.errors) error\(trial.errors == 1 ? "" : "s")"
    }
    let others = presets.dropFirst().map { "; as \($0.id) \(said($0))" }.joined()
    lines.append("preset: \(best.id)  # \(said(best))\(others)")
    let own = folders.filter { !vendored.contains($0) }
    if own.count < folders.count, !own.isEmpty {
      lines.append("sources: [\(own.map(quoted).joined(separator: ", "))]  # what `viperlint check` reads")
    } else {
      lines.append(
        "# sources: [\(own.map(quoted).joined(separator: ", "))]  # without it everything below this file is read")
    }
    if !vendored.isEmpty {
      lines.append("exclude:  # other people's code, by the names of its folders")
      lines += vendored.map { "  - \(quoted($0 + "/**"))" }
    }
    lines.append("# Generated files, tests and test doubles are read for what they declare and never judged.")
    if !uiTargets.isEmpty {
      lines += ["", "# Targets of your own that look like a user interface; interactors may not import such ones:"]
      lines.append("# ui-targets: { add: [\(uiTargets.map { quoted($0.name) }.joined(separator: ", "))] }")
      lines += uiTargets.map { "#   \($0.name) is imported by \($0.files) files that declare views" }
    }
    if !suffixes.isEmpty {
      lines += [
        "",
        "# Names that play no role yet. Where one does, say which (view, interactor, presenter, entity, router, builder,",
      ]
      lines += ["# service, view-model):", "# roles:"]
      lines += suffixes.map { "#   <role>: { suffixes: [\($0.word)] }  # \($0.count) types, e.g. \($0.example)" }
    }
    lines += [
      "", "# `viperlint rules` lists the rules; error, warning or off:", "# rules:", "#   view-uses-entity: warning",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || [0x2D, 0x2E, 0x2F, 0x5F].contains($0)
    }
    if isPlain, text.utf8.first != 0x2D { return text }
    return "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}

/// The last word of a name in camel case: `Viewmaker` of `LoginViewmaker`. Nil when there is only one.
func lastWord(of name: String) -> String? {
  let simple = name.split(separator: ".").last ?? Substring(name)
  guard let start = simple.lastIndex(where: \.isUppercase), start != simple.startIndex else { return nil }
  let word = simple[start...]
  return word.count >= 4 ? String(word) : nil
}
