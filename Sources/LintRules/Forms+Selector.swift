import PlainYAML
import SourceText

extension Forms {
  /// A map is *all of*, a list *any of*, `not:` negates.
  static let selector = Form<Selector>("a selector such as { role: view }", .reference("selector"), read: readSelector)

  private static func readSelector(_ node: Int, _ reader: inout Reader) -> Selector? {
    guard reader.document.nodes[node].kind == .sequence else { return readCriteria(node, &reader) }
    let elements = reader.document.elements(of: node)
    if elements.isEmpty { reader.report(node, "the list is empty") }
    let choices = elements.compactMap { readSelector($0, &reader) }
    return choices.count == elements.count ? joined(choices, .any) : nil
  }

  /// What `named("selector")` stands for in a schema.
  static let selectorSchema = SchemaNode.anyOf([
    .reference("criteria"), .array(of: .reference("selector"), mayBeEmpty: false),
  ])

  /// Reads a map of criteria; all of them count.
  private static func readCriteria(_ node: Int, _ reader: inout Reader) -> Selector? {
    guard reader.document.nodes[node].kind == .mapping else {
      reader.reportMismatch(node, expected: selector.expected)
      return nil
    }
    guard let record = Record(node, criteriaFields, what: "a selector", &reader) else { return nil }
    if reader.document.nodes[node].childCount == 0 {
      reader.report(node, "a selector chooses by at least one key", "everything is { name: \"*\" }")
      return nil
    }
    let chosen = criterionForms.compactMap { criterion -> Selector? in
      guard let value = record.node(of: criterion.key) else { return nil }
      return criterion.form.read(value, &reader)
    }
    return chosen.count == Int(reader.document.nodes[node].childCount) / 2 ? joined(chosen, .all) : nil
  }

  /// The fields of a selector.
  static let criteriaFields = criterionForms.map {
    RecordField(key: $0.key, help: $0.help, isRequired: false, schema: $0.form.schema)
  }

  private static let criterionForms: [(key: String, help: String, form: Form<Selector>)] = [
    ("role", "the role of the type", anyOf(Forms.role, Selector.role)),
    ("name", "a glob over the name; over the qualified name when it has a dot", anyOf(Forms.name, Selector.name)),
    ("module", "a glob over the name of the module, the feature", anyOf(Forms.name, Selector.module)),
    ("target", "a glob over the name of the Swift module", anyOf(Forms.name, Selector.target)),
    ("path", "a path or glob; a folder means everything in it", anyOf(Forms.path, Selector.path)),
    ("kind", "how it is declared", anyOf(Form<DeclarationKind>.cases(), Selector.kind)),
    ("is", "component or contract", anyOf(Form<Nature>.cases(), Selector.nature)),
    ("inherits", "a superclass, direct or not, or a vocabulary of them", anyOf(Forms.typeName, Selector.inherits)),
    ("conforms-to", "a protocol, direct or not, or a vocabulary", anyOf(Forms.typeName, Selector.conformsTo)),
    ("imports", "the declaring file imports one of these targets", Forms.words.map(Selector.imports)),
    ("affiliated", "the view belongs to a module", Form<Bool>.bool().map(Selector.affiliated)),
    ("part", "a part of a module: screen, presenter, interactor, router", Form<Bool>.bool().map(Selector.part)),
    ("singleton", "it has a static property such as shared or default", Form<Bool>.bool().map(Selector.singleton)),
    (
      "data-singleton", "a singleton that is a service or uses one, a facade whose static members do",
      Form<Bool>.bool().map(Selector.dataSingleton)
    ),
    ("outside", "a name that the project does not declare", Forms.words.map(Selector.outside)),
    (
      "not", "what this chooses is left out",
      Form("a selector", .reference("selector")) { readSelector($0, &$1).map(Selector.not) }
    ),
  ]

  private static func anyOf<Part>(
    _ part: Form<Part>, _ make: @escaping @Sendable (Part) -> Selector
  ) -> Form<Selector> {
    part.oneOrMore().map { joined($0.map(make), .any) }
  }

  private enum Junction { case all, any }

  /// A junction of one is that one.
  private static func joined(_ parts: [Selector], _ junction: Junction) -> Selector {
    if parts.count == 1 { return parts[0] }
    return junction == .all ? .all(parts) : .any(parts)
  }
}

extension Forms {
  private static let imports = Field("imports", Forms.words, help: "targets that are imported")
  private static let calls = Field("calls", Forms.words, help: "calls that a vocabulary lists")
  private static let names = Field("names", Forms.words, help: "external names that a vocabulary lists")

  /// A selector, or `{imports: …}`, `{calls: …}`, `{names: …}`, or a list of them.
  static let useTarget = Form<UseTarget>(
    "a selector, or what is imported, called or named", .reference("target"), read: readUseTarget)

  private static func readUseTarget(_ node: Int, _ reader: inout Reader) -> UseTarget? {
    switch reader.document.nodes[node].kind {
    case .sequence:
      let elements = reader.document.elements(of: node)
      if elements.isEmpty { reader.report(node, "the list is empty") }
      let targets = elements.compactMap { readUseTarget($0, &reader) }
      return targets.count == elements.count ? merged(targets) : nil
    case .mapping:
      let keys = reader.document.entries(of: node).map { reader.document.text(of: $0.key) }
      let isOutside = keys.contains("calls") || keys.contains("names") || keys == ["imports"]
      return isOutside ? outside.read(node, &reader) : selector.read(node, &reader).map { UseTarget(types: $0) }
    case .scalar:
      reader.reportMismatch(node, expected: "a selector such as { role: view }")
      return nil
    }
  }

  static let useTargetSchema = SchemaNode.anyOf([
    .reference("criteria"), outside.schema, .array(of: .reference("target"), mayBeEmpty: false),
  ])

  private static let outside = Form<UseTarget>.record(
    "a use of what lies outside", [imports.described, calls.described, names.described]
  ) { record, reader in
    UseTarget(
      imports: record.read(imports, &reader) ?? WordSet(), calls: record.read(calls, &reader) ?? WordSet(),
      names: record.read(names, &reader) ?? WordSet())
  }

  private static func merged(_ targets: [UseTarget]) -> UseTarget {
    if targets.count == 1 { return targets[0] }
    let types = targets.compactMap(\.types)
    return UseTarget(
      types: types.isEmpty ? nil : types.count == 1 ? types[0] : .any(types),
      imports: merged(targets.map(\.imports)), calls: merged(targets.map(\.calls)),
      names: merged(targets.map(\.names)))
  }

  private static func merged(_ sets: [WordSet]) -> WordSet {
    WordSet(vocabularies: sets.flatMap(\.vocabularies), names: sets.flatMap(\.names))
  }
}
