import Architecture
import LintRules
import References
import RuleEngine
import SourceText
import SwiftFacts
import SymbolGraph

/// A diagnostic as a finding: names, places and a sentence instead of numbers.
func finding(_ diagnostic: Diagnostic, in relations: Relations) -> Finding {
  let project = relations.project
  let rule = project.rulebook.rules[diagnostic.rule]
  var subject = diagnostic.subject.map { party($0, in: project) }
  // A mixin's code is judged as that of its conformers, but it keeps its own name.
  if subject?.role == nil, let key = diagnostic.subject {
    subject?.role =
      project.codeOwner(of: key, at: diagnostic.declaration, in: diagnostic.file)
      .flatMap { project.role($0) }?.name
  }
  if subject == nil { subject = freeMember(diagnostic, in: project) }
  let object: Finding.Party
  switch diagnostic.object {
  case .type(let key): object = party(key, in: project)
  case .name(let name): object = Finding.Party(name: name)
  }
  let words = Words(
    diagnostic: diagnostic, rule: rule, subject: subject, object: object, relations: relations, project: project)
  var finding = Finding(
    rule: rule.rule.id, severity: rule.severity.problemSeverity ?? .warning,
    place: project.place(diagnostic.file, diagnostic.range), message: words.sentence, remedy: words.remedy,
    use: diagnostic.way?.name, subject: subject, object: object, chain: chain(diagnostic, in: project),
    standing: diagnostic.allowed.map { .suppressed(reason: $0) } ?? .active)
  finding.isAllowed = diagnostic.allowed != nil
  if case .imported(let need, let through) = diagnostic.note, through.isEmpty {
    finding.isFixable = need == .nothing || need == .foundation
  }
  finding.others = others(diagnostic, in: project)
  return finding
}

/// The free function or the global variable whose code breaks a rule.
private func freeMember(_ diagnostic: Diagnostic, in project: Project) -> Finding.Party? {
  guard let member = project.member(around: diagnostic.declaration, in: diagnostic.file) else { return nil }
  return Finding.Party(name: project.table.interner[project.table.name(of: member)], place: project.place(member))
}

/// What makes a use a breach, besides its two sides.
private func others(_ diagnostic: Diagnostic, in project: Project) -> [Finding.Party] {
  switch diagnostic.note {
  // The code that goes to a screen for its callers.
  case .navigation(_, _, let wrapper?):
    let name = project.table.facts(of: wrapper.file).names[project.table.declaration(wrapper).name]
    return [Finding.Party(name: name, place: project.place(wrapper))]
  case .contract(let contract, _): return [party(contract, in: project)]
  // The subject is not there any more to be named: mostly it is a part of the module.
  case .orphaned, .incomplete, .lacks:
    let module = diagnostic.subject.flatMap { project.module($0) }
    return module.map { project.modules[$0].types.map { party($0, in: project) } } ?? []
  default: return []
  }
}

func party(_ key: TypeKey, in project: Project) -> Finding.Party {
  Finding.Party(
    name: project.name(key), role: project.role(key)?.name,
    module: project.module(key).map { project.modules[$0].name },
    place: project.place(key))
}

/// The links of an access chain, the used one last; empty for a direct use.
private func chain(_ diagnostic: Diagnostic, in project: Project) -> [Finding.Link] {
  if case .imported(_, let through) = diagnostic.note, !through.isEmpty {
    let place = project.place(diagnostic.file, diagnostic.range)
    return through.map { Finding.Link(name: $0, place: place) }
  }
  guard diagnostic.way == .reaches else { return [] }
  let names = project.table.interner
  var links = diagnostic.links.map { link in
    Finding.Link(
      name: link.name == 0 ? "as" : names[link.name], type: link.type.map { project.name($0) },
      // A cast is declared nowhere.
      place: link.declaration.flatMap { link.name == 0 ? nil : project.place($0) }
        ?? project.place(diagnostic.file, ByteRange(start: link.offset, end: link.offset)))
  }
  if case .type(let key) = diagnostic.object {
    let name = nameAt(diagnostic, in: project)
    let place =
      diagnostic.links.last?.type.flatMap { member(name, of: $0, in: project) }.map { project.place($0) }
      ?? project.place(diagnostic.file, diagnostic.range)
    links.append(Finding.Link(name: name, type: project.name(key), place: place))
  }
  return links
}

/// The member of a name that a type of the project has: its own, or the nearest that it inherits.
private func member(_ name: String, of holder: TypeKey, in project: Project) -> DeclarationRef? {
  project.table.interner.find(name).flatMap { project.hierarchy.lookUpMember(named: $0, of: holder) }
}

/// The name that stands at the place of a diagnostic.
func nameAt(_ diagnostic: Diagnostic, in project: Project) -> String {
  let facts = project.table.facts(of: diagnostic.file)
  func isNamed(_ node: ExpressionNode) -> Bool {
    node.offset == diagnostic.range.start && [.name, .member, .implicitMember].contains(node.kind)
  }
  let known = diagnostic.node == .max ? nil : facts.body.expressions[Int(diagnostic.node)]
  let node = known.flatMap { isNamed($0) ? $0 : nil } ?? facts.body.expressions.first(where: isNamed)
  return node.map { facts.names[$0.payload] } ?? ""
}

/// Gives every finding its fingerprint: rule, both sides, way and chain, and the number among equal ones. No line, no
/// path. And the group of those that mostly are mended together.
func number(_ findings: inout [Finding]) {
  var seen: [String: Int] = [:]
  var groups: [[String?]: String] = [:]
  for index in findings.indices {
    let finding = findings[index]
    let identity = [
      finding.rule, finding.subject?.name ?? "", finding.subject?.module ?? "", finding.object?.name ?? "",
      finding.use ?? "", finding.chain.map(\.name).joined(separator: "."),
    ].joined(separator: "\u{1f}")
    let count = seen[identity, default: 0]
    seen[identity] = count + 1
    findings[index].fingerprint = hexadecimal(NameTable.hash(of: "\(identity)\u{1f}\(count)".utf8))
    let cause = [
      finding.rule, finding.subject?.name ?? finding.place.path, finding.subject?.module, finding.object?.name,
      finding.object?.place?.path, finding.subject?.place?.path,
    ]
    findings[index].group = groups[cause] ?? findings[index].fingerprint
    groups[cause] = findings[index].group
  }
}

/// 16 hex digits, as fingerprints are written.
public func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
