import LintRules

/// The catalogue of all rules: `Rules/README.md`, generated from the rule files so that there is one source.
///
/// - Parameter rulebooks: one for each preset, with examples, the most common preset first.
public func renderCatalogue(_ rulebooks: [Rulebook]) -> String {
  var text = """
    # Rules

    Generated from the files beside this one; `VIPERLINT_REGENERATE=1 swift test --filter 'FreshnessTests|CatalogueTests'`
    writes it anew. `viperlint explain <rule>` shows the same on a terminal, with what the tool says to each example;
    `--preset` says for which pattern.

    """
  text += "\n| rule | " + rulebooks.map(\.preset).joined(separator: " | ") + " | says |\n"
  text += "|---|" + String(repeating: "---|", count: rulebooks.count) + "---|\n"
  let ids = idsInOrder(rulebooks)
  for id in ids {
    guard let rule = rulebooks.lazy.compactMap({ $0.rule(id) }).first else { continue }
    let severities = rulebooks.map { $0.rule(id)?.severity.rawValue ?? "–" }
    text += "| [\(id)](#\(id)) | \(severities.joined(separator: " | ")) | \(rule.rule.summary) |\n"
  }
  for id in ids {
    text += "\n## \(id)\n"
    for (number, variant) in variants(of: id, in: rulebooks).enumerated() {
      if number > 0 { text += "\n### In \(variant.presets.joined(separator: " and "))\n" }
      text += section(variant.rule)
      for rulebook in rulebooks where variant.presets.contains(rulebook.preset) {
        guard let rule = rulebook.rule(id)?.rule else { continue }
        if rule.remedy != variant.rule.remedy {
          text += "\n**Instead, in \(rulebook.preset):** \(withoutEnd(rule.remedy))\n"
        }
        if rule.failing != variant.rule.failing { text += examples(of: rule, in: rulebook.preset) }
      }
    }
  }
  return text
}

/// A rule as some presets see it: what is wrong, why, what to do instead, an example of either kind.
private func section(_ rule: Rule) -> String {
  var text = "\n\(rule.summary)\n"
  if !rule.rationale.isEmpty { text += "\n\(withoutEnd(rule.rationale))\n" }
  if !rule.remedy.isEmpty { text += "\n**Instead:** \(withoutEnd(rule.remedy))\n" }
  if !rule.renamedFrom.isEmpty {
    text += "\n**Formerly:** " + rule.renamedFrom.map { "`\($0)`" }.joined(separator: ", ") + "\n"
  }
  let exemptions = rule.exempt.all
  if !exemptions.isEmpty {
    text += "\n**Allowed:**\n\n" + exemptions.map { "- `\($0.rawValue)`: \($0.sentence)\n" }.joined()
  }
  return text + examples(of: rule)
}

/// An example of either kind.
private func examples(of rule: Rule, in preset: String? = nil) -> String {
  var text = ""
  let place = preset.map { ", in \($0)" } ?? ""
  for (kind, example) in [("Breaks it", rule.failing.first), ("Keeps it", rule.passing.first)] {
    guard let example else { continue }
    text += "\n\(kind)\(place): \(example.title).\n"
    for file in example.files {
      text +=
        "\n```swift\n" + (example.files.count > 1 ? "// \(file.path)\n" : "") + "\(withoutEnd(file.text))\n```\n"
    }
  }
  return text
}

/// The files that presets have for one id, each with the presets that take it, the most common one first.
private func variants(of id: String, in rulebooks: [Rulebook]) -> [(rule: Rule, presets: [String])] {
  var variants: [(rule: Rule, presets: [String])] = []
  for rulebook in rulebooks {
    guard let rule = rulebook.rule(id)?.rule else { continue }
    if let known = variants.firstIndex(where: { $0.rule.place.path == rule.place.path }) {
      variants[known].presets.append(rulebook.preset)
    } else {
      variants.append((rule, [rulebook.preset]))
    }
  }
  return variants
}

/// The order of precedence of the first preset, then what only others have.
private func idsInOrder(_ rulebooks: [Rulebook]) -> [String] {
  var ids: [String] = []
  for rulebook in rulebooks {
    for rule in rulebook.rules where !ids.contains(rule.rule.id) { ids.append(rule.rule.id) }
  }
  return ids
}

private func withoutEnd(_ text: String) -> String {
  var text = text[...]
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return String(text)
}
