import LintRules
import Linter
import SourceText

// What comes from sources, configurations and file names and goes to a person: control characters in it could move the
// cursor, hide a line or change its colour. In formats for programs it stays as it is.

/// A text from somewhere else, fit for a terminal: control characters show as what they are called (`\u{1b}`), its
/// lines and tabs are kept.
public func printable(_ text: String) -> String {
  escapingControls(in: text) { $0 == "\n" || $0 == "\t" ? String($0) : nil }
}

/// A text from somewhere else, fit for one line.
public func onOneLine(_ text: String) -> String {
  escapingControls(in: text) { $0 == "\n" ? " " : nil }
}

private func escapingControls(in text: String, but replacement: (Unicode.Scalar) -> String?) -> String {
  // Nearly every text is plain ASCII.
  guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), text.unicodeScalars.contains(where: \.isHiddenControl)
  else {
    return text
  }
  var result = ""
  for scalar in text.unicodeScalars {
    if !scalar.isHiddenControl {
      result.unicodeScalars.append(scalar)
    } else {
      result += replacement(scalar) ?? "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return result
}

extension RuleInForce {
  var printable: RuleInForce {
    var copy = self
    copy.rule.summary = LintReports.printable(rule.summary)
    copy.rule.rationale = LintReports.printable(rule.rationale)
    copy.rule.remedy = LintReports.printable(rule.remedy)
    return copy
  }
}

extension ProjectMap {
  var printable: ProjectMap {
    var copy = self
    copy.types = types.map(\.printable)
    return copy
  }
}

extension ProjectMap.TypeEntry {
  fileprivate var printable: ProjectMap.TypeEntry {
    var copy = self
    copy.name = onOneLine(name)
    copy.role = role.map(onOneLine)
    copy.module = module.map(onOneLine)
    copy.moduleEvidence = moduleEvidence?.printable
    copy.evidence = evidence.map(\.printable)
    copy.rivals = rivals.map(\.printable)
    return copy
  }
}

extension ProjectMap.Evidence {
  fileprivate var printable: ProjectMap.Evidence { .init(text: onOneLine(text), place: place) }
}

extension Explanation {
  var printable: Explanation {
    var copy = self
    copy.name = onOneLine(name)
    copy.bystander = bystander.map(onOneLine)
    copy.reason = reason.map(onOneLine)
    copy.target = target.map(onOneLine)
    copy.type = type.map(onOneLine)
    copy.uses = uses.map(\.printable)
    return copy
  }
}

extension ExplainedUse {
  fileprivate var printable: ExplainedUse {
    var copy = self
    copy.object.name = onOneLine(object.name)
    copy.object.role = object.role.map(onOneLine)
    copy.through = through.map(onOneLine)
    for index in copy.answers.indices { copy.answers[index].reason = answers[index].reason.map(onOneLine) }
    return copy
  }
}
