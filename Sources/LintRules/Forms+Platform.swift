import PlainYAML
import SourceText

// What libraries mean: in the files of `Rules/platform/`, and below `platform:` in a configuration.

extension Forms {
  private static let families = Field(
    "families", plainName.list().dictionary(key: "types"),
    help: "types from outside with the types that inherit from them")
  private static let members = Field(
    "members", member.dictionary(key: "members").dictionary(key: "types"),
    help: "members of types from outside with their types")
  private static let wrappers = Field(
    "wrappers", wrapper.list(), help: "property wrappers, and where the type of their value is written")

  static let platformFields = [families.described, members.described, wrappers.described]

  /// What these keys of a record say.
  ///
  /// - Parameter isOwn: they stand in a configuration. The types of members may be the project's, and two members of
  ///   one name are a mistake: viperlint does not distinguish members by their labels.
  static func platform(of record: Record, isOwn: Bool = false, _ reader: inout Reader) -> ExternalTypes {
    var external = ExternalTypes()
    for family in record.read(families, &reader) ?? [] {
      checkType(family.name, at: family.key, &reader)
      for member in family.value { external.supertypes[member, default: []].append(family.name) }
    }
    for owner in record.read(members, &reader) ?? [] {
      let isFilled = owner.name.hasSuffix(">")
      checkType(isFilled ? String(owner.name.prefix { $0 != "<" }) : owner.name, at: owner.key, &reader)
      var names: [String: String] = [:]
      for member in owner.value {
        let (isStatic, key) = parts(ofMember: member.name)
        let name = checkMember(member.name, key, at: member.key, &reader)
        if isOwn, let other = names.updateValue(member.name, forKey: name) {
          reader.report(
            member.key,
            "\(owner.name) has \"\(other)\" and \"\(member.name)\", and viperlint tells members by \"\(name)\" alone",
            "keep one of them")
        }
        var meaning = member.value
        (meaning.isStatic, meaning.namesProject) = (isStatic, isOwn)
        external.members[owner.name, default: [:]][key] = meaning
      }
    }
    for wrapper in (record.read(wrappers, &reader) ?? []).flatMap({ $0 }) {
      external.wrappers[wrapper.name] = wrapper.meaning
    }
    return external
  }

  /// What a configuration adds: `{ add: { wrappers: […] } }`.
  static let platformChange: Form<PlatformChange> = {
    let add = Field<PlatformChange>(
      "add", added, isRequired: true,
      help: "families, members, wrappers, containers, overlays or verbs of libraries")
    return .record("a change of what libraries mean", [add.described]) { record, reader in record.read(add, &reader) }
  }()

  private static let ownNames = Forms.name.list().map { $0.map { VocabularyEntry(.name($0)) } }

  private static let verbs = entries.check { entries, node, reader -> [VocabularyEntry]? in
    if !entries.contains(where: { $0.name != nil }) { return entries }
    reader.report(node, "a verb is something that code does", "write { call: \"route(to:)\", on: [Navigator] }")
    return nil
  }.list().map { $0.flatMap { $0 } }

  /// What a configuration says of libraries.
  struct PlatformChange: Sendable {
    var external: ExternalTypes
    /// Lists of the preset that are longer by this.
    var vocabularies: [VocabularyChange]
  }

  private static let added: Form<PlatformChange> = {
    let lists = [
      (Field("containers", ownNames, help: "view controllers that hold others"), Vocabulary.containers),
      (Field("overlays", ownNames, help: "view controllers that cover a screen for a moment"), Vocabulary.overlays),
      (Field("verbs", verbs, help: "calls that go to a screen"), Vocabulary.screenNavigation),
    ]
    return .record("what libraries mean", platformFields + lists.map(\.0.described)) { record, reader in
      if record.isEmpty { reader.report(record.node, "nothing is added") }
      let external = platform(of: record, isOwn: true, &reader)
      let vocabularies = lists.compactMap { list, name in
        record.read(list, &reader).map { entries in
          VocabularyChange(
            name: name, add: entries, place: reader.place(of: record.node(of: list.key) ?? record.node))
        }
      }
      return PlatformChange(external: external, vocabularies: vocabularies)
    }
  }()

  private static let plainName = Form<String>.text("the name of a type").check { text, node, reader -> String? in
    checkType(text, at: node, &reader) ? text : nil
  }

  @discardableResult
  private static func checkType(_ name: String, at node: Int, _ reader: inout Reader) -> Bool {
    if !name.isEmpty, name.utf8.allSatisfy({ isNameByte($0) }) { return true }
    reader.report(node, "\"\(name)\" is no name of a type", "write it without globs, dots and blanks")
    return false
  }

  /// `static shared` without its modifier.
  private static func parts(ofMember text: String) -> (isStatic: Bool, name: String) {
    text.hasPrefix("static ") ? (true, String(text.dropFirst("static ".count))) : (false, text)
  }

  /// `session`, `static shared`, `screen(for:)`
  ///
  /// - Parameter name: the same without `static`.
  /// - Returns: the name without labels.
  private static func checkMember(
    _ text: String, _ name: String, at node: Int, _ reader: inout Reader
  ) -> String {
    if let pattern = CallPattern(name), pattern.base.text.utf8.allSatisfy({ isNameByte($0) }) {
      return pattern.base.text
    }
    reader.report(node, "\"\(text)\" is no member", "write it like session, static shared or screen(for:)")
    return name
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  // MARK: Wrappers

  /// `{ wrapper: Inject, gives: argument }`; several names may share a meaning.
  private static let wrapper: Form<[(name: String, meaning: ExternalWrapper)]> = {
    let names = Field("wrapper", plainName.oneOrMore(), isRequired: true, help: "without the at sign")
    let gives = Field(
      "gives", Form<ExternalWrapper.Gift>.cases().oneOrMore(), isRequired: true,
      help: "where the type of its value is written: declared type, argument or argument.member")
    let of = Field("of", plainName, help: "where its key paths begin")
    return .record("a wrapper", [names.described, gives.described, of.described]) { record, reader in
      guard let names = record.read(names, &reader), let gives = record.read(gives, &reader) else { return nil }
      let root = record.read(of, &reader)
      if root != nil, !gives.contains(.member) {
        reader.report(record.node, "\"of\" says where key paths begin, and \"gives\" names no argument.member")
      }
      let meaning = ExternalWrapper(gives: Set(gives), root: root)
      return names.map { ($0, meaning) }
    }
  }()

  // MARK: Members

  /// `UIViewController?`, or `{ type: Void, hands: [ConstraintMaker] }`.
  private static let member: Form<ExternalMember> = {
    let outcome = Field("type", type, isRequired: true, help: "what the property is or the function gives")
    let hands = Field("hands", handed, help: "what the function's closures are handed")
    let fields = [outcome.described, hands.described]
    let record = Form<ExternalMember>.record("a member", fields) { record, reader in
      let handed = record.read(hands, &reader) ?? [:]
      return record.read(outcome, &reader).map { ExternalMember(type: $0, hands: handed) }
    }
    return Form("a type", .anyOf([type.schema, record.schema])) { node, reader in
      if reader.document.nodes[node].kind == .mapping { return record.read(node, &reader) }
      return type.read(node, &reader).map { ExternalMember(type: $0) }
    }
  }()

  private static let type = Form<String>.text("a type").check { text, node, reader -> ExternalType? in
    let type = ExternalType(text)
    if type == nil { reader.report(node, "\"\(text)\" is no type such as UIView?, [UIView] or Reactive<Self>") }
    return type
  }

  /// `[ConstraintMaker]` for the closure without a label, or by labels: `{ onNext: [Element], onError: [Error] }`.
  private static let handed: Form<[String: [ExternalType]]> = {
    let list = type.list()
    let byLabel = list.dictionary(key: "labels")
    return Form("a list of types", .anyOf([list.schema, byLabel.schema])) { node, reader in
      guard reader.document.nodes[node].kind == .mapping else { return list.read(node, &reader).map { ["_": $0] } }
      return byLabel.read(node, &reader).map { entries in
        Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      }
    }
  }()
}
