import PlainYAML
import SourceText

// The format of `Rules/<preset>/preset.yml` and of the files in `Rules/shared/vocabularies/` and `Rules/platform/`
// (which have neither id nor gate nor rules):
//
//   preset: viper
//   summary: …
//   include: [roles, naming, navigation]    # files of those two folders, in this order, before this one
//   roles:
//     router:
//       supertypes: [Name, { names: [ViewableRouter], where-imported: [RIBs] }]     # stratum 2 of SEMANTICS.md §2
//       suffixes: [Router, Wireframe]                                              # stratum 3
//       suffixes-when-navigating: [Coordinator]                                    #   for classes that navigate
//       suffixes-when-assembling: [Factory]                                        #   for those that make parts
//       suffixes-when-touching-data: [Helper]                # for those that use a type of `services-outside`
//       suffixes-when-touching-data-or-storing-services: [Loader]
//       suffix-kinds: [struct]                                                     #   only for these declarations
//       contracts: ["*RouterInput"]                                                # stratum 5
//       contracts-with-partner: ["*View"]                                          #   only beside a partner
//       contracts-of-conformers: ["*Presentable"]                                  # stratum 4, and never by name alone
//       base-contracts: [Buildable]                                                # stratum 2, for what refines it
//       folders: [Entities]                                                        # stratum 7
//       files: ["*Entity.swift"]
//       never: [URLRequestConvertible]      # no role for those that inherit or conform
//       never-data: [Codable]               # the same, for those that do nothing but hold data
//   naming: { decoration-suffixes: [Impl], … }
//   vocabularies:
//     url-opening: [{ call: "open(_:…)", on: [UIApplication] }]                     # entries: RULE-LANGUAGE.md
//   families:                               # external types: supertype → direct subtypes
//     UIViewController: [UITabBarController]
//   members:                                # members of external types: name or full name → type
//     UIViewController: { navigationController: "UINavigationController?", children: "[UIViewController]" }
//     UIApplication: { "static shared": UIApplication }
//     BehaviorRelay<Element>: { value: Element }                                   # what it is filled in with
//     ConstraintViewDSL: { "makeConstraints(_:)": { type: Void, hands: [ConstraintMaker] } }   # to its closure
//   wrappers:                               # property wrappers, and where the type is written
//     - { wrapper: Injected, gives: argument.member, of: Container }
//   gate: [{ role: presenter }, [{ role: interactor }, { role: router }]]          # each selector met by some part
//   gate-not: { ribs: { inherits: PresentableInteractor } }                        # by preset: none met by any part
//   rules:                                  # in order of precedence
//     view-uses-interactor: error

/// A preset file before its includes are merged in.
struct PresetFile: Sendable, Equatable {
  var preset: Preset
  var includes: [Named]
}

func decodePreset(_ bytes: [UInt8], path: String) -> Decoded<PresetFile> {
  decode(Forms.preset, bytes, path: path, what: "a preset")
}

extension Preset {
  /// What another file adds: lists are joined, vocabularies and roles by their names.
  mutating func add(_ other: Preset) {
    for definition in other.roles {
      if let index = roles.firstIndex(where: { $0.role == definition.role }) {
        roles[index].add(definition)
      } else {
        roles.append(definition)
      }
    }
    for vocabulary in other.vocabularies {
      if let index = vocabularies.firstIndex(where: { $0.name == vocabulary.name }) {
        vocabularies[index].entries += vocabulary.entries
      } else {
        vocabularies.append(vocabulary)
      }
    }
    naming.add(other.naming)
    external.add(other.external)
    gate.requirements += other.gate.requirements
    gate.exclusions += other.gate.exclusions
    exempt.formUnion(other.exempt)
    rules += other.rules
  }
}

extension RoleDefinition {
  mutating func add(_ other: RoleDefinition) {
    types += other.types
    supertypes += other.supertypes
    conformsTo += other.conformsTo
    suffixes += other.suffixes
    contracts += other.contracts
    contractsWithPartner += other.contractsWithPartner
    contractsOfConformers += other.contractsOfConformers
    baseContracts += other.baseContracts
    folders += other.folders
    files += other.files
    paths += other.paths
    never += other.never
    neverData += other.neverData
  }
}

extension Naming {
  mutating func add(_ other: Naming) {
    decorationSuffixes += other.decorationSuffixes
    decorationPrefixes += other.decorationPrefixes
    faintSuffixes += other.faintSuffixes
    mixinPrefixes += other.mixinPrefixes
    directionWords += other.directionWords
    moduleWords += other.moduleWords
    layerFolders += other.layerFolders
    weakContracts += other.weakContracts
    testDoubles += other.testDoubles
    testImports += other.testImports
  }
}

extension Forms {
  static let severity = Form<RuleSeverity>.cases()

  private static let nameList = Forms.name.list()
  private static let wordList = Form<String>.text("a word").list()

  static let preset: Form<PresetFile> = {
    let id = Field("preset", Form<String>.identifier("the id of a preset"), help: "the id")
    let summary = Field("summary", Forms.sentence)
    let include = Field(
      "include",
      Form<String>.identifier("a file of Rules/shared/vocabularies").check {
        text, node, reader -> Named? in Named(text, at: reader.place(of: node))
      }.list())
    let roles = Field("roles", roleDefinition.dictionary(key: "roles"))
    let naming = Field("naming", Forms.naming)
    let vocabularies = Field("vocabularies", entryList.dictionary(key: "vocabularies"))
    let gate = Field("gate", Forms.selector.list(mayBeEmpty: true))
    let gateNot = Field("gate-not", Forms.selector.dictionary(key: "gate-not"))
    let exempt = Field("exempt", Forms.exemption.list(), help: "what each of its rules allows")
    let rules = Field("rules", ranking.dictionary(key: "rules"))
    let fields = [
      id.described, summary.described, include.described, roles.described, naming.described, vocabularies.described,
      gate.described, gateNot.described, exempt.described, rules.described,
    ]
    return .record("a preset", fields + platformFields) { record, reader in
      var preset = Preset(id: record.read(id, &reader) ?? "", summary: record.read(summary, &reader) ?? "")
      for entry in record.read(roles, &reader) ?? [] {
        var definition = entry.value
        definition.role = Role(entry.name)
        preset.roles.append(definition)
      }
      preset.naming = record.read(naming, &reader) ?? Naming()
      preset.vocabularies = (record.read(vocabularies, &reader) ?? []).map {
        Vocabulary(name: $0.name, entries: $0.value)
      }
      preset.external = platform(of: record, &reader)
      preset.gate = Gate(
        requirements: record.read(gate, &reader) ?? [],
        exclusions: (record.read(gateNot, &reader) ?? []).map { Gate.Exclusion(preset: $0.name, types: $0.value) })
      preset.exempt = ExemptionSet(record.read(exempt, &reader) ?? [])
      preset.rules = (record.read(rules, &reader) ?? []).map {
        RankedRule(
          id: $0.name, severity: $0.value.severity, remedy: $0.value.remedy)
      }
      return PresetFile(preset: preset, includes: record.read(include, &reader) ?? [])
    }
  }()

  private struct Ranking: Sendable {
    var severity: RuleSeverity
    var remedy: String?
  }

  /// `error`, or `{ severity: error, remedy: … }`.
  private static let ranking: Form<Ranking> = {
    let weight = Field("severity", severity, isRequired: true)
    let remedy = Field("remedy", Form<String>.text("what to do instead"), help: "what to do instead in this pattern")
    let fields = [weight.described, remedy.described]
    let record = Form<Ranking>.record("a rule's weight", fields) { record, reader in
      record.read(weight, &reader).map {
        Ranking(
          severity: $0, remedy: record.read(remedy, &reader))
      }
    }
    return Form("a severity", .anyOf([severity.schema, record.schema])) { node, reader in
      if reader.document.nodes[node].kind == .mapping { return record.read(node, &reader) }
      return severity.read(node, &reader).map { Ranking(severity: $0) }
    }
  }()

  private static let roleDefinition: Form<RoleDefinition> = {
    let supertypes = Field("supertypes", supertypeForms.list())
    let suffixes = Field("suffixes", wordList)
    let navigating = Field("suffixes-when-navigating", wordList)
    let assembling = Field("suffixes-when-assembling", wordList)
    let touching = Field("suffixes-when-touching-data", wordList)
    let storing = Field("suffixes-when-touching-data-or-storing-services", wordList)
    let kinds = Field("suffix-kinds", Form<DeclarationKind>.cases().list())
    let contracts = Field("contracts", nameList)
    let partner = Field("contracts-with-partner", nameList)
    let conformers = Field("contracts-of-conformers", nameList)
    let bases = Field("base-contracts", nameList)
    let folders = Field("folders", nameList)
    let files = Field("files", nameList)
    let never = Field("never", nameList)
    let neverData = Field("never-data", nameList)
    let fields = [
      supertypes.described, suffixes.described, navigating.described, assembling.described, touching.described,
      storing.described, kinds.described, contracts.described, partner.described, conformers.described, bases.described,
      folders.described, files.described, never.described, neverData.described,
    ]
    return .record("a role", fields) { record, reader in
      let kinds = record.read(kinds, &reader) ?? []
      let conditions: [(Field<[String]>, SuffixForm.Condition)] = [
        (suffixes, .none), (navigating, .navigates), (assembling, .assembles),
        (touching, .touchesData), (storing, .touchesDataOrStoresService),
      ]
      let forms = conditions.flatMap { field, condition in
        (record.read(field, &reader) ?? []).map { SuffixForm($0, condition: condition, kinds: kinds) }
      }
      return RoleDefinition(
        role: Role(""), supertypes: (record.read(supertypes, &reader) ?? []).flatMap { $0 }, suffixes: forms,
        contracts: record.read(contracts, &reader) ?? [], contractsWithPartner: record.read(partner, &reader) ?? [],
        contractsOfConformers: record.read(conformers, &reader) ?? [], baseContracts: record.read(bases, &reader) ?? [],
        folders: record.read(folders, &reader) ?? [], files: record.read(files, &reader) ?? [],
        never: record.read(never, &reader) ?? [], neverData: record.read(neverData, &reader) ?? [])
    }
  }()

  private static let supertypeForms: Form<[SupertypeForm]> = {
    let names = Field("names", nameList, isRequired: true)
    let imported = Field("where-imported", wordList, isRequired: true)
    let record = Form<[SupertypeForm]>.record("supertypes", [names.described, imported.described]) { record, reader in
      let targets = record.read(imported, &reader) ?? []
      return (record.read(names, &reader) ?? []).map { SupertypeForm(name: $0, whereImported: targets) }
    }
    return Form("a name", .anyOf([.text(), record.schema])) { node, reader in
      if reader.document.nodes[node].kind == .mapping { return record.read(node, &reader) }
      return Forms.name.read(node, &reader).map { [SupertypeForm(name: $0)] }
    }
  }()

  private static let naming: Form<Naming> = {
    let suffixes = Field("decoration-suffixes", wordList)
    let prefixes = Field("decoration-prefixes", wordList)
    let faint = Field("faint-suffixes", wordList)
    let mixins = Field("mixin-prefixes", wordList)
    let directions = Field("direction-words", wordList)
    let words = Field("module-words", wordList)
    let layers = Field("layer-folders", wordList)
    let weak = Field("weak-contracts", nameList)
    let doubles = Field("test-doubles", wordList)
    let imports = Field("test-imports", wordList)
    let fields = [
      suffixes.described, prefixes.described, faint.described, mixins.described, directions.described, words.described,
      layers.described, weak.described, doubles.described, imports.described,
    ]
    return .record("naming", fields) { record, reader in
      Naming(
        decorationSuffixes: record.read(suffixes, &reader) ?? [],
        decorationPrefixes: record.read(prefixes, &reader) ?? [],
        faintSuffixes: record.read(faint, &reader) ?? [], mixinPrefixes: record.read(mixins, &reader) ?? [],
        directionWords: record.read(directions, &reader) ?? [], moduleWords: record.read(words, &reader) ?? [],
        layerFolders: record.read(layers, &reader) ?? [], weakContracts: record.read(weak, &reader) ?? [],
        testDoubles: record.read(doubles, &reader) ?? [], testImports: record.read(imports, &reader) ?? [])
    }
  }()
}
