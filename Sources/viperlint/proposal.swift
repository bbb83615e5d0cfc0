import LintReports
import LintRules
import Linter
import SourceText

/// What `viperlint init` saw, and the configuration that it makes of it.
struct Proposal {
  /// How many modules are put together as a preset has it, and how many errors it finds, the best one first.
  var presets: [(id: String, modules: Int, errors: Int)]
  /// Folders at the top with Swift files, and those that hold other people's code.
  var folders: [String]
  /// There are Swift files beside these folders.
  var hasFilesOnTop = false
  var vendored: [String] = []
  /// Folders that follow another pattern than the best preset's.
  var strangers: [PatternFolder] = []
  /// What the best preset recognises without being told.
  var parts: [KnownParts] = []
  /// What it might be told.
  var suggestions: [RoleSuggestion] = []
  /// Targets that look like a user interface of the project's own.
  var uiTargets: [(name: String, files: Int)] = []
  /// Some part is seen to store another; else modules have the parts, and no more is known.
  var isTold: Bool
  var fileCount: Int
  var testCount = 0
  var generatedCount = 0

  /// One module in two hundred files is an accident or an experiment.
  private var isLikely: Bool { (presets.first?.modules ?? 0) * 200 >= max(fileCount, 1) }

  /// The few modules that there are in code that looks like no pattern.
  var trace: String? {
    guard let best = presets.first, best.modules > 0 else { return nil }
    return "only \(counted(best.modules, "module")) of \(counted(fileCount, "file")) would, as \(best.id)"
  }

  /// Nil when the code looks like no pattern that there is a preset for.
  var text: String? {
    guard let best = presets.first, isLikely else { return nil }
    var lines = ["# Proposed by `viperlint init` after reading \(counted(fileCount, "Swift file"))."]
    let others = presets.dropFirst().filter { $0.modules > 0 }.map { ", \($0.modules) as in \($0.id)" }.joined()
    let how =
      isTold
      ? "built that way\(others)" : best.modules == 1 ? "has the parts for it" : "have the parts for it"
    lines.append(
      "preset: \(best.id)  # \(counted(best.modules, "module")) \(how); its rules find \(counted(best.errors, "error"))"
    )
    for folder in strangers {
      lines.append(
        "# All \(folder.modules) modules in \(quoted(folder.path)) are built as in \(folder.preset): a .viperlint.yml "
          + "there with")
      lines.append("# `preset: \(folder.preset)` checks them with their own rules.")
    }
    let own = folders.filter { !vendored.contains($0) }
    if own.isEmpty || hasFilesOnTop {
      lines.append("# sources: [\(quoted("."))]  # without it everything below this file is read")
    } else if own.count < folders.count {
      lines.append("sources: [\(own.map(quoted).joined(separator: ", "))]  # what `viperlint check` reads")
    } else {
      lines.append(
        "# sources: [\(own.map(quoted).joined(separator: ", "))]  # without it everything below this file is read")
    }
    if !vendored.isEmpty {
      lines.append("exclude:  # other people's code, by the names of its folders")
      lines += vendored.map { "  - \(quoted($0 + "/**"))" }
    }
    let unjudged = [
      testCount > 0 ? "\(counted(testCount, "file")) of tests" : nil,
      generatedCount > 0 ? counted(generatedCount, "generated file") : nil,
    ].compactMap { $0 }
    if !unjudged.isEmpty {
      let isOne = testCount + generatedCount == 1
      let (verb, subject, object) = isOne ? ("is", "it declares", "it") : ("are", "they declare", "them")
      lines.append(
        "# \(unjudged.joined(separator: " and ")) \(verb) read for what \(subject); nothing in \(object) is reported.")
    }
    if !parts.isEmpty {
      lines += [
        "", "# What the preset recognises without this file (`viperlint roles` lists every type):",
      ]
      lines += parts.map { "#   \($0.text)" }
    }
    if !uiTargets.isEmpty {
      lines += [
        "", "# Targets with the name of a UI target that are not known as one. Interactors must not import UI targets;",
        "# delete from the list what is not one:",
      ]
      lines.append("# ui-targets: { add: [\(uiTargets.map { quoted($0.name) }.joined(separator: ", "))] }")
      lines += uiTargets.map { "#   \($0.files) files that declare views import \($0.name)" }
    }
    if !suggestions.isEmpty {
      lines += ["", "# These may play a role, too; `viperlint why <type>` says more:", "# roles:"]
      for role in Set(suggestions.map(\.role)).sorted() {
        // One line for each role: a key that stands there twice is a mistake.
        let own = suggestions.filter { $0.role == role }
        let keys = Set(own.map(\.key)).sorted().map { key in
          "\(key): [\(own.filter { $0.key == key }.map(\.word).joined(separator: ", "))]"
        }
        lines.append("#   \(role): { \(keys.joined(separator: ", ")) }")
        lines += own.map { "#     # \($0.word): \($0.because)" }
      }
    }
    lines += [
      "", "# `viperlint rules` lists the rules; error, warning or off:", "# rules:", "#   view-uses-entity: warning",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A path for YAML, with escapes where it would not be one line of plain characters.
  private func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || [0x2D, 0x2E, 0x2F, 0x5F].contains($0)
    }
    // A folder may be called `2024`, `true` or `null`.
    let isText = path.first?.isLetter == true && !["true", "false", "null"].contains(path.lowercased())
    if isPlain, isText { return path }
    return "\"" + path.unicodeScalars.map(escaped).joined() + "\""
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x22: return "\\\""
    // Paths of a configuration have no backslashes; a pattern may stand for one.
    case 0x5C: return "?"
    // Control characters and what some take for the end of a line.
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
