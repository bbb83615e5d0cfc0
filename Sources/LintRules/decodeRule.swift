import PlainYAML
import SourceText

/// What was read, what is wrong with it, and which names must be known to the rulebook.
public struct Decoded<Value: Sendable & Equatable>: Sendable, Equatable {
  /// Nil when nothing could be made of the text. A value may be there although there are problems; then it lacks what
  /// they speak of.
  public var value: Value?
  /// In the order of the text; of several texts, those of each together.
  public var problems: [Problem]
  /// Roles, vocabularies and rules that the text names.
  public var references: [Reference]

  public init(value: Value?, problems: [Problem], references: [Reference] = []) {
    self.value = value
    self.problems = problems
    self.references = references
  }
}

/// The folders that paths count from: paths that are written in a file, and paths that are asked about. Both are
/// absolute, or equal where it does not matter.
public struct PathFolders: Sendable, Equatable {
  /// What is written in the file counts from here.
  public var written: String
  /// The paths that its patterns are asked about count from here.
  public var asked: String

  public init(written: String = "", asked: String = "") {
    self.written = written
    self.asked = asked
  }
}

/// Reads a text by a form.
func decode<Value>(
  _ form: Form<Value>, _ bytes: [UInt8], path: String, what: String, folders: PathFolders = PathFolders()
) -> Decoded<Value> {
  let reading = readYAML(bytes, path: path)
  guard let document = reading.document else { return Decoded(value: nil, problems: reading.problems) }
  guard !document.nodes.isEmpty else {
    return Decoded(value: nil, problems: [Problem(path: path, message: "\(what) is expected, and the file is empty")])
  }
  var reader = Reader(document: document, path: path, folders: folders)
  let value = form.read(0, &reader)
  return Decoded(value: value, problems: reader.problems.sorted(), references: reader.references)
}

/// Reads a rule file.
///
/// - Parameters:
///   - withExamples: False skips `passing` and `failing`, which then must stand at the end of the file.
///   - folders: What paths in the rule count from: the folder of the configuration that names it.
public func decodeRule(
  _ bytes: [UInt8], path: String, withExamples: Bool = true, folders: PathFolders = PathFolders()
) -> Decoded<Rule> {
  decode(Forms.rule, withExamples ? bytes : head(of: bytes), path: path, what: "a rule", folders: folders)
}

/// Examples without their rule: those that a preset has for a rule of others.
struct RuleExamples: Sendable, Equatable {
  var passing: [Example]
  var failing: [Example]
}

func decodeExamples(_ bytes: [UInt8], path: String) -> Decoded<RuleExamples> {
  decode(Forms.examples, bytes, path: path, what: "a list of examples")
}

/// The text of a rule file up to its examples.
private func head(of bytes: [UInt8]) -> [UInt8] {
  let marks = [Array("\npassing:".utf8), Array("\nfailing:".utf8)]
  var index = 0
  while index < bytes.count {
    if bytes[index] == 0x0A, marks.contains(where: { bytes[index...].starts(with: $0) }) {
      return Array(bytes[...index])
    }
    index += 1
  }
  return bytes
}

extension Forms {
  static let rule: Form<Rule> = {
    let id = Field("id", Form<String>.identifier("the id of a rule"), isRequired: true, help: "the name of the rule")
    let summary = Field("summary", Forms.sentence, isRequired: true, help: "say in one sentence what is wrong")
    let formerIds = Field(
      "renamed-from", Form<String>.identifier("an id that the rule had").list(), help: "ids that the rule had before")
    let rationale = Field("rationale", Forms.sentence, help: "why it is wrong, for a newcomer")
    let remedy = Field("remedy", Forms.sentence, help: "what to do instead")
    let constraint = Field("constraint", Forms.constraint, help: "what the rule demands")
    let exempt = Field("exempt", Forms.exemption.list(), help: "exemptions: uses that the rule allows")
    let passing = Field("passing", Forms.example.list(), help: "code that keeps the rule")
    let failing = Field("failing", Forms.example.list(), help: "code that breaks the rule")
    let fields = [
      id.described, formerIds.described, summary.described, rationale.described, remedy.described,
      constraint.described, exempt.described, passing.described, failing.described,
    ]
    let hints = [
      "severity": "it is set under rules: in .viperlint.yml", "message": "sentences are composed by the program",
      "name": "the name of a rule is its id",
    ]
    return Form<Rule>.record("a rule", fields, hints: hints) { record, reader in
      let (name, text) = (record.read(id, &reader), record.read(summary, &reader))
      let demand = record.read(constraint, &reader)
      var rule = Rule(
        id: name ?? "", summary: text ?? "", rationale: record.read(rationale, &reader) ?? "",
        remedy: record.read(remedy, &reader) ?? "", constraint: demand,
        exempt: ExemptionSet(record.read(exempt, &reader) ?? []), passing: record.read(passing, &reader) ?? [],
        failing: record.read(failing, &reader) ?? [],
        place: reader.place(of: record.node(of: "id") ?? record.node))
      rule.renamedFrom = record.read(formerIds, &reader) ?? []
      if name == nil || record.has("constraint") && demand == nil { return nil }
      return rule
    }.named("rule")
  }()

  static let exemption = Form<Exemption>.cases()

  static let ruleSchema = SchemaNode.record([
    RecordField(key: "id", help: "the name of the rule", isRequired: true, schema: .text(pattern: identifierPattern)),
    RecordField(
      key: "renamed-from", help: "ids that the rule had before", isRequired: false,
      schema: Form<String>.identifier("an id that the rule had").list().schema),
    RecordField(key: "summary", help: "one sentence that says what is wrong", isRequired: true, schema: .text()),
    RecordField(key: "rationale", help: "why it is wrong, for a newcomer", isRequired: false, schema: .text()),
    RecordField(key: "remedy", help: "what to do instead", isRequired: false, schema: .text()),
    RecordField(
      key: "exempt", help: "exemptions: uses that the rule allows", isRequired: false,
      schema: Forms.exemption.list().schema),
    RecordField(
      key: "constraint", help: "what the rule demands", isRequired: false, schema: Forms.constraint.schema),
    RecordField(
      key: "passing", help: "code that keeps the rule", isRequired: false, schema: Forms.example.list().schema),
    RecordField(
      key: "failing", help: "code that breaks the rule", isRequired: false, schema: Forms.example.list().schema),
  ])
}

extension Forms {
  static let examples: Form<RuleExamples> = {
    let passing = Field("passing", Forms.example.list(), isRequired: true, help: "code that keeps the rule")
    let failing = Field("failing", Forms.example.list(), isRequired: true, help: "code that breaks the rule")
    return .record("examples", [passing.described, failing.described]) { record, reader in
      RuleExamples(passing: record.read(passing, &reader) ?? [], failing: record.read(failing, &reader) ?? [])
    }
  }()

  static let example: Form<Example> = {
    let title = Field("title", Forms.sentence, isRequired: true, help: "say what the example shows")
    let swift = Field("swift", Form<String>.text("Swift code"), help: "the text of one file")
    let files = Field("files", Form<String>.text("Swift code").dictionary(key: "paths"), help: "texts by path")
    return .record("an example", [title.described, swift.described, files.described]) { record, reader in
      let name = record.read(title, &reader)
      let text = record.read(swift, &reader)
      let texts = record.read(files, &reader)
      guard record.has("swift") != record.has("files") else {
        reader.report(record.node, "an example has either \"swift\" or \"files\"")
        return nil
      }
      var list: [ExampleFile] = []
      if let text, let node = record.node(of: "swift") {
        list = [ExampleFile(path: "Example.swift", text: text, firstLine: firstLine(of: node, reader))]
      }
      for file in texts ?? [] {
        let node = reader.document.entries(of: record.node(of: "files") ?? 0).first { $0.key == file.key }?.value
        list.append(
          ExampleFile(
            path: SlashPath.normalised(file.name), text: file.value,
            firstLine: node.map { firstLine(of: $0, reader) } ?? 1))
      }
      if texts?.isEmpty == true { reader.report(record.node, "the example has no files") }
      guard let name, !list.isEmpty else { return nil }
      return Example(title: name, files: list, place: reader.place(of: record.node))
    }
  }()

  /// The line on which the text of a scalar starts: below the `|` of a block text.
  private static func firstLine(of node: Int, _ reader: Reader) -> UInt32 {
    let line = reader.document.position(of: node).line
    return reader.document.nodes[node].style == .literal ? line + 1 : line
  }
}
