import PlainYAML
import SourceText

/// Reads the text of a `.viperlint.yml`. Files that it names are not looked at; see `resolveConfiguration`.
///
/// - Parameter folders: What the paths in it count from.
public func decodeConfiguration(
  _ bytes: [UInt8], path: String, folders: PathFolders = PathFolders()
) -> Decoded<Configuration> {
  let reading = readYAML(bytes, path: path)
  // A file with nothing but comments changes nothing.
  if let document = reading.document, document.nodes.isEmpty {
    return Decoded(value: Configuration(path: path), problems: [])
  }
  var decoded = decode(Forms.configuration, bytes, path: path, what: "a configuration", folders: folders)
  decoded.value?.path = path
  decoded.value?.references = decoded.references
  return decoded
}

/// Keys that people know from SwiftLint and write here, and what says the same in viperlint.
private let keysOfOtherLinters = [
  "included": "in viperlint it is `sources: [App]`",
  "excluded": "in viperlint it is `exclude: [Pods]`",
  "disabled_rules": "in viperlint it is `rules: { <rule id>: off }`",
  "opt_in_rules": "in viperlint it is `rules: { <rule id>: warning }`; `viperlint rules` lists the ids",
  "only_rules": "in viperlint it is the flag `--only <rule id>`, or `rules:` with a severity for each id",
  "analyzer_rules": "viperlint has one kind of rules: `rules: { <rule id>: warning }`",
  "custom_rules": "in viperlint it is `custom-rules:`, and a rule is about roles and uses",
  "parent_config": "in viperlint it is `extends: <path of a configuration>`",
  "child_config": "in viperlint a `.viperlint.yml` in a folder is in force for the files below it",
  "reporter": "in viperlint it is the flag `--format json`",
  "strict": "in viperlint it is the flag `--strict`",
  "warning_threshold": "in viperlint it is the flag `--max-warnings <number>`",
  "cache_path": "viperlint needs no cache",
]

extension Forms {
  static let configuration: Form<Configuration> = {
    let preset = Field(
      "preset", located(.identifier("a preset")), help: "viper, vip, ribs, none, or auto: the one that the modules fit")
    let extends = Field(
      "extends", located(.text("the path of a configuration")).oneOrMore(mayBeEmpty: true),
      help: "configurations that are in force where this one says nothing")
    let sources = Field("sources", Forms.path.oneOrMore(), help: "what is read when no path is given")
    let exclude = Field("exclude", Forms.path.oneOrMore(mayBeEmpty: true), help: "what is never read")
    let baseline = Field("baseline", Form<String>.text("a path"), help: "the file of findings that do not fail a run")
    let rules = Field(
      "rules", ruleSetting.dictionary(key: "rules", keySchema: .text(pattern: identifierPattern)),
      help: "severities, exceptions and paths by rule")
    let roles = Field(
      "roles", roleSetting.dictionary(key: "roles", keySchema: .text(pattern: identifierPattern)),
      help: "what makes a type play a role; roles of your own")
    let uiTargets = Field("ui-targets", vocabularyChange, help: "targets that count as UI")
    let vocabularies = Field(
      "vocabularies", vocabularyChange.dictionary(key: "vocabularies", keySchema: .text(pattern: identifierPattern)),
      help: "entries to add to vocabularies or to remove; vocabularies of your own")
    let platform = Field(
      "platform", Forms.platformChange,
      help: "what types from outside of the project are: families, members, property wrappers")
    let customRules = Field(
      "custom-rules", customRule.list(mayBeEmpty: true),
      help: "rules of your own, or the paths of files that hold one each")
    let minimumResolved = Field(
      "minimum-resolved", Form<Double>.number("a percentage from 0 to 100", 0...100),
      help: "percent of the member accesses in role code that must resolve")
    let maxFileSize = Field(
      "max-file-size", Form<Double>.number("a size in MB from 1 to 1024", 1...1024),
      help: "the size in MB beyond which a Swift file is not read (default: 16)")
    let minimumVersion = Field("minimum-version", version, help: "the oldest viperlint that may be used: 0.3.0")
    let fields = [
      preset.described, extends.described, sources.described, exclude.described, baseline.described, rules.described,
      roles.described, uiTargets.described, vocabularies.described, platform.described, customRules.described,
      minimumResolved.described, maxFileSize.described, minimumVersion.described,
    ]
    return Form<Configuration>.record("a configuration", fields, hints: keysOfOtherLinters) { record, reader in
      var configuration = Configuration()
      configuration.preset = record.read(preset, &reader)
      configuration.extends = record.read(extends, &reader) ?? []
      configuration.sources = record.read(sources, &reader)
      for node in record.node(of: sources.key).map({ [$0] + reader.document.elements(of: $0) }) ?? []
      where reader.document.nodes[node].kind == .scalar {
        configuration.origins["sources." + reader.document.text(of: node)] = reader.place(of: node)
      }
      configuration.exclude = record.read(exclude, &reader) ?? []
      configuration.baseline = record.read(baseline, &reader)
      for entry in record.read(rules, &reader) ?? [] {
        let place = reader.place(of: entry.key)
        reader.references.append(Reference(.rule, entry.name, at: place))
        var setting = entry.value
        setting.id = entry.name
        setting.place = place
        configuration.rules.append(setting)
        configuration.origins["rules." + entry.name] = place
      }
      for entry in record.read(roles, &reader) ?? [] {
        let place = reader.place(of: entry.key)
        guard isIdentifier(entry.name) else {
          reader.report(entry.key, "a role is named in lower case with hyphens")
          continue
        }
        var setting = entry.value
        setting.role = Role(entry.name)
        setting.place = place
        configuration.roles.append(setting)
        configuration.origins["roles." + entry.name] = place
      }
      configuration.uiTargets = record.read(uiTargets, &reader).map { change in
        var change = change
        change.name = Vocabulary.uiTargets
        return change
      }
      for entry in record.read(vocabularies, &reader) ?? [] {
        guard isIdentifier(entry.name) else {
          reader.report(entry.key, "a vocabulary is named in lower case with hyphens")
          continue
        }
        var change = entry.value
        change.name = entry.name
        change.place = reader.place(of: entry.key)
        configuration.vocabularies.append(change)
        configuration.origins["vocabularies." + entry.name] = change.place
      }
      if let platform = record.read(platform, &reader) {
        configuration.platform = platform.external
        for change in platform.vocabularies { configuration.add(change) }
      }
      configuration.customRules = record.read(customRules, &reader) ?? []
      configuration.minimumResolved = record.read(minimumResolved, &reader)
      configuration.maxFileSize = record.read(maxFileSize, &reader).map { Int($0 * 1_048_576) }
      configuration.minimumVersion = record.read(minimumVersion, &reader)
      for key in record.keys where !["rules", "roles", "vocabularies"].contains(key) {
        configuration.origins[key] = record.node(of: key).map { reader.place(of: $0) }
      }
      return configuration
    }
  }()

  /// A text with its place.
  private static func located(_ form: Form<String>) -> Form<Named> {
    form.check { text, node, reader in Named(text, at: reader.place(of: node)) }
  }

  private static let nowhere = Place(path: "", position: Position(line: 1, column: 1))

  /// A severity, or more than that.
  private static let ruleSetting: Form<RuleSetting> = {
    let severity = Field("severity", Forms.severity, help: "error, warning or off")
    let allow = Field("allow", Forms.exception.oneOrMore(mayBeEmpty: true), help: "exceptions, each with a reason")
    let paths = Field("paths", Forms.path.oneOrMore(), help: "only files at these paths are checked")
    let record = Form<RuleSetting>.record(
      "the setting of a rule", [severity.described, allow.described, paths.described]
    ) { record, reader in
      if record.isEmpty { reader.report(record.node, "the setting says nothing") }
      return RuleSetting(
        id: "", severity: record.read(severity, &reader), allow: record.read(allow, &reader),
        paths: record.read(paths, &reader) ?? [], place: nowhere)
    }
    return Form("error, warning or off", .anyOf([Forms.severity.schema, record.schema])) { node, reader in
      if reader.document.nodes[node].kind == .mapping { return record.read(node, &reader) }
      return Forms.severity.read(node, &reader).map { RuleSetting(id: "", severity: $0, place: nowhere) }
    }
  }()

  private static let roleSetting: Form<RoleSetting> = {
    let types = Field("types", Forms.name.oneOrMore(), help: "names of types; stronger than anything else")
    let conformsTo = Field("conforms-to", Forms.name.oneOrMore(), help: "protocols and superclasses")
    let suffixes = Field("suffixes", suffix.oneOrMore(), help: "how names end")
    let paths = Field("paths", Forms.path.oneOrMore(), help: "files and folders; the last to decide")
    let fields = [types.described, conformsTo.described, suffixes.described, paths.described]
    return .record("the setting of a role", fields) { record, reader in
      if record.isEmpty { reader.report(record.node, "the setting says nothing") }
      return RoleSetting(
        role: Role(""), types: record.read(types, &reader) ?? [], conformsTo: record.read(conformsTo, &reader) ?? [],
        suffixes: record.read(suffixes, &reader) ?? [], paths: record.read(paths, &reader) ?? [], place: nowhere)
    }
  }()

  private static let suffix = Form<String>.text("the end of a name").check { text, node, reader -> String? in
    // "*Viewmaker" is a common way to write it.
    let suffix = text.hasPrefix("*") ? String(text.dropFirst()) : text
    if suffix.isEmpty || !suffix.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      reader.report(node, "a suffix is the end of a name, without blanks and signs")
      return nil
    }
    return suffix
  }

  private static let vocabularyChange: Form<VocabularyChange> = {
    let add = Field("add", Forms.entryList, help: "entries that are added")
    let remove = Field("remove", Forms.entryList, help: "entries that are taken away")
    return .record("a change of a vocabulary", [add.described, remove.described]) { record, reader in
      if record.isEmpty { reader.report(record.node, "the change says nothing") }
      return VocabularyChange(
        name: "", add: record.read(add, &reader) ?? [], remove: record.read(remove, &reader) ?? [],
        place: reader.place(of: record.node))
    }
  }()

  private static let customRule = Form<CustomRule>(
    "a rule or the path of a file with one", .anyOf([.text(), .reference("rule")])
  ) { node, reader in
    if reader.document.nodes[node].kind == .mapping { return Forms.rule.read(node, &reader).map(CustomRule.written) }
    return Form<String>.text("a rule or the path of a file with one").read(node, &reader).map {
      .file(Named($0, at: reader.place(of: node)))
    }
  }

  private static let version = Form<Version>(
    "a version such as 0.3.0", .anyOf([.text(pattern: "^[0-9]+\\.[0-9]+(\\.[0-9]+)?$"), .number(0...1000)])
  ) { node, reader in
    if reader.document.nodes[node].kind == .scalar, let version = Version(reader.document.text(of: node)) {
      return version
    }
    reader.reportMismatch(node, expected: "a version such as 0.3.0")
    return nil
  }
}
