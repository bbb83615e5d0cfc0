import PlainYAML
import SourceText

extension Forms {
  /// `unless` of a rule, `allow` of a configuration.
  static let exception: Form<Exception> = {
    let from = Field("from", Forms.selector, help: "whose uses are allowed")
    let to = Field("to", Forms.useTarget, help: "what may be used")
    let by = Field("by", Forms.ways, help: "in which ways")
    let within = Field("within", Forms.enclosure.oneOrMore(), help: "in which member")
    let path = Field("path", Forms.path.oneOrMore(), help: "in which files")
    let symbol = Field("symbol", Forms.name.oneOrMore(), help: "the name of what is used")
    let because = Field("because", Forms.sentence, isRequired: true, help: "say why it is permitted")
    let fields = [
      from.described, to.described, by.described, within.described, path.described, symbol.described, because.described,
    ]
    return .record("an exception", fields) { record, reader in
      let exception = Exception(
        from: record.read(from, &reader), to: record.read(to, &reader), by: record.read(by, &reader) ?? .all,
        within: record.read(within, &reader) ?? [], paths: record.read(path, &reader) ?? [],
        symbols: record.read(symbol, &reader) ?? [], because: record.read(because, &reader) ?? "",
        place: reader.place(of: record.node))
      if record.keys == ["because"] {
        reader.report(record.node, "this exception allows everything", "say for which code, type or file it is")
        return nil
      }
      return exception.because.isEmpty ? nil : exception
    }.named("exception")
  }()

  static let exceptionSchema = SchemaNode.record([
    RecordField(key: "from", help: "whose uses are allowed", isRequired: false, schema: .reference("selector")),
    RecordField(key: "to", help: "what may be used", isRequired: false, schema: .reference("target")),
    RecordField(key: "by", help: "in which ways", isRequired: false, schema: Forms.ways.schema),
    RecordField(
      key: "within", help: "in which member", isRequired: false, schema: Forms.enclosure.oneOrMore().schema),
    RecordField(
      key: "path", help: "in which files", isRequired: false, schema: Forms.path.oneOrMore().schema),
    RecordField(
      key: "symbol", help: "the name of what is used", isRequired: false,
      schema: Forms.name.oneOrMore().schema),
    RecordField(key: "because", help: "why it is permitted", isRequired: true, schema: .text()),
  ])
}

/// The keys that several kinds of constraint share.
private enum Common {
  static let from = Field("from", Forms.selector, isRequired: true, help: "say whose uses are checked")
  static let to = Field("to", Forms.useTarget, isRequired: true, help: "say what is used")
  static let by = Field("by", Forms.ways, help: "in which ways; all when left out")
  static let relation = Field("where", Form<Relation>.cases(), help: "how the two relate")
  static let unless = Field("unless", Forms.exception.oneOrMore(), help: "exceptions, each with a reason")
}

extension Forms {
  /// A map with one key: the kind.
  static let constraint: Form<Constraint> = {
    let kinds: [(key: String, help: String, form: Form<Constraint>)] = [
      ("forbid", "nothing chosen by from may use what to chooses", useClause.oneOrMore().map(Constraint.forbid)),
      ("only", "what to chooses may be used so only from from", useClause.oneOrMore().map(Constraint.only)),
      ("owned", "how references are held", ownedClause.oneOrMore().map(Constraint.owned)),
      ("contract", "a stored reference names a contract", contractClause.oneOrMore().map(Constraint.contract)),
      ("layers", "nothing uses a higher layer", layers.map(Constraint.layers)),
      ("apart", "modules meet only through what is named", apart.map(Constraint.apart)),
      ("acyclic", "no circles", acyclic.map(Constraint.acyclic)),
      ("shape", "how a declaration looks", shape.map(Constraint.shape)),
      ("complete", "a module that has one part has all", complete.map(Constraint.complete)),
    ]
    let fields = kinds.map { RecordField(key: $0.key, help: $0.help, isRequired: false, schema: $0.form.schema) }
    return Form("a constraint", .record(fields)) { node, reader in
      guard let record = Record(node, fields, what: "a constraint", &reader) else { return nil }
      guard record.keys.count == 1, let kind = kinds.first(where: { $0.key == record.keys[0] }) else {
        if record.keys.count > 1 { reader.report(node, "a constraint is of one kind", "write a second rule") }
        if reader.document.nodes[node].childCount == 0 { reader.report(node, "the constraint is empty") }
        return nil
      }
      return record.node(of: kind.key).flatMap { kind.form.read($0, &reader) }
    }
  }()

  private static let useClause: Form<UseClause> = {
    let casting = Field("casting", Forms.selector, help: "only casts of what has one of these types")
    let within = Field("within", Forms.enclosure.oneOrMore(), help: "only uses in these members")
    let notWithin = Field("not-within", Forms.enclosure.oneOrMore(), help: "no uses in these members")
    let unlessImports = Field("unless-imports", Forms.words, help: "files that import these are not checked")
    let once = Field("once", Form<String>.word([("file", "file")]), help: "file: one finding per object and file")
    let fields = [
      Common.from.described, Common.to.described, Common.by.described, Common.relation.described, casting.described,
      within.described, notWithin.described, Common.unless.described, unlessImports.described, once.described,
    ]
    return .record("a clause", fields) { record, reader in
      let from = record.read(Common.from, &reader)
      let to = record.read(Common.to, &reader)
      let clause = UseClause(
        from: from ?? .everything, to: to ?? UseTarget(), by: record.read(Common.by, &reader) ?? .all,
        relation: record.read(Common.relation, &reader), casting: record.read(casting, &reader),
        within: record.read(within, &reader) ?? [], notWithin: record.read(notWithin, &reader) ?? [],
        unless: record.read(Common.unless, &reader) ?? [],
        unlessImports: record.read(unlessImports, &reader) ?? WordSet(),
        isOncePerFile: record.read(once, &reader) != nil)
      if to != nil { reportUnmatched(record, clause, &reader) }
      return from == nil || to == nil ? nil : clause
    }
  }()

  /// What is said of a use that nothing in `to` can be.
  private static func reportUnmatched(_ record: Record, _ clause: UseClause, _ reader: inout Reader) {
    let to = clause.to
    let namesTypes = to.types != nil || !to.names.isEmpty
    var ways = WaySet()
    if namesTypes { ways = WaySet.all.subtracting(WaySet(.imports)) }
    if !to.calls.isEmpty { ways.formUnion([WaySet(.calls), WaySet(.makes)]) }
    if !to.imports.isEmpty || to.types?.isOfTargets ?? false { ways.insert(WaySet(.imports)) }
    if let node = record.node(of: "by"), clause.by.isDisjoint(with: ways) {
      let possible = ways.ways.map(\.name).joined(separator: ", ")
      reader.report(node, "what \"to\" chooses is used in none of these ways", "possible here: \(possible)")
    }
    if to.types == nil, let node = record.node(of: "where") {
      reader.report(
        node, "\"where\" relates types of the project, and \"to\" chooses none",
        "leave it out, or choose types with \"to\"")
    }
    guard !namesTypes, to.calls.isEmpty else { return }
    for key in ["within", "not-within"] {
      if let node = record.node(of: key) {
        reader.report(node, "an import is in no member, so \"\(key)\" has no effect", "leave it out")
      }
    }
  }

  /// Units use each other through types, and an import names none.
  private static func refuseImports(_ record: Record, _ by: WaySet, _ reader: inout Reader) {
    guard by == WaySet(.imports), let node = record.node(of: "by") else { return }
    reader.report(node, "an import names no type, so nothing is used in this way here", "leave \"by\" out")
  }

  private static let ownedClause: Form<OwnedClause> = {
    let from = Field("from", Forms.selector, help: "the types that hold the reference")
    let to = Field("to", Forms.useTarget, help: "the types that are held")
    let must = Field("must", Form<OwnedReferences.Strength>.cases(), help: "weak or strong")
    let what = Field("what", Forms.selector, help: "the types that must be held")
    let needs = Field("needs", Form<String>.word([("one-strong", "one-strong")]), help: "something holds it strongly")
    let fields = [
      from.described, to.described, Common.relation.described, must.described, what.described, needs.described,
      Common.unless.described,
    ]
    return .record("a clause of ownership", fields) { record, reader in
      let unless = record.read(Common.unless, &reader) ?? []
      let isNeed = record.has("what") || record.has("needs")
      for key in isNeed ? ["what", "needs"] : ["from", "to", "must"] where !record.has(key) {
        reader.report(record.node, "a clause of ownership needs the key \"\(key)\" here")
      }
      if isNeed {
        for key in ["from", "to", "where", "must"] {
          if let node = record.node(of: key) { reader.report(node, "\"\(key)\" and \"needs\" exclude each other") }
        }
        let chosen = record.read(what, &reader)
        let need = record.read(needs, &reader)
        guard let chosen, need != nil else { return nil }
        return .needsOneStrong(what: chosen, unless: unless)
      }
      let (holder, held) = (record.read(from, &reader), record.read(to, &reader))
      let (relation, strength) = (record.read(Common.relation, &reader), record.read(must, &reader))
      if let held, held.types == nil, held.names.isEmpty, let node = record.node(of: "to") {
        reader.report(node, "calls and imports cannot be held", "choose types or names with \"to\"")
      }
      guard let holder, let held, let strength else { return nil }
      return .references(
        OwnedReferences(from: holder, to: held, relation: relation, must: strength, unless: unless))
    }
  }()

  private static let contractClause: Form<ContractClause> = {
    let to = Field("to", Forms.selector, isRequired: true, help: "say what is stored")
    let fields = [Common.from.described, to.described, Common.relation.described, Common.unless.described]
    return .record("a clause of contracts", fields) { record, reader in
      let (from, stored) = (record.read(Common.from, &reader), record.read(to, &reader))
      let clause = ContractClause(
        from: from ?? .everything, to: stored ?? .everything, relation: record.read(Common.relation, &reader),
        unless: record.read(Common.unless, &reader) ?? [])
      return from == nil || stored == nil ? nil : clause
    }
  }()

  private static let layers: Form<Layers> = {
    let order = Field(
      "order", Forms.selector.oneOrMore().list(), isRequired: true, help: "list the layers from the top down")
    let exhaustive = Field("exhaustive", Form<Bool>.bool(), help: "what no layer chooses is a finding, too")
    let fields = [order.described, exhaustive.described, Common.by.described, Common.unless.described]
    return .record("layers", fields) { record, reader in
      let layers = record.read(order, &reader)
      let isExhaustive = record.read(exhaustive, &reader) ?? false
      let by = record.read(Common.by, &reader) ?? .all
      let unless = record.read(Common.unless, &reader) ?? []
      if let layers, layers.count < 2, let node = record.node(of: "order") {
        reader.report(node, "layers are two or more")
      }
      return layers.map { Layers(order: $0, isExhaustive: isExhaustive, by: by, unless: unless) }
    }
  }()

  /// One of some words, or a glob: `App/Features/*`.
  private static func unit(_ words: [(String, Unit)]) -> Form<Unit> {
    let names = words.map(\.0)
    let expected = names.joined(separator: ", ") + " or a glob of folders (App/Features/*)"
    return Form<String>.text(expected).check { text, node, reader in
      if let word = words.first(where: { $0.0 == text }) { return word.1 }
      // A word alone is meant as a word.
      guard text.contains("/") || text.contains("*") else {
        reader.reportMismatch(node, expected: expected)
        reader.problems[reader.problems.count - 1].suggestion = didYouMean(text, among: names)
        return nil
      }
      if text.contains("**") {
        reader.report(
          node, "folders of any depth make no slices", "say with `*` which folders are meant: App/Features/*")
        return nil
      }
      guard !text.contains("\\") else {
        reader.report(node, "paths are written with forward slashes")
        return nil
      }
      return .slice(PathPattern(text, countedFrom: reader.folders.written, askedFrom: reader.folders.asked))
    }
  }

  private static let apart: Form<Apart> = {
    let of = Field(
      "of", unit([("module", .module), ("target", .target)]), isRequired: true,
      help: "module, target, or a glob whose folders are kept apart")
    let from = Field("from", Forms.selector, help: "whose uses are checked; all types when left out")
    let through = Field(
      "through", Forms.selector.oneOrMore(), help: "what others may use; nothing when left out")
    let fields = [
      of.described, from.described, through.described, Common.by.described, Common.unless.described,
    ]
    return .record("a constraint on units", fields) { record, reader in
      let (unit, judged) = (record.read(of, &reader), record.read(from, &reader))
      let (doors, by) = (record.read(through, &reader), record.read(Common.by, &reader) ?? .all)
      let unless = record.read(Common.unless, &reader) ?? []
      refuseImports(record, by, &reader)
      guard let unit, record.has("from") == (judged != nil), record.has("through") == (doors != nil) else { return nil }
      return Apart(unit: unit, from: judged ?? .everything, through: doors ?? [], by: by, unless: unless)
    }
  }()

  private static let acyclic: Form<Acyclic> = {
    let of = Field(
      "of", unit([("module", .module), ("target", .target), ("file", .file)]), isRequired: true,
      help: "module, target, file, or a glob of folders")
    let except = Field("except", Forms.selector.oneOrMore(), help: "uses from or of these do not count")
    let fields = [of.described, except.described, Common.by.described, Common.unless.described]
    return .record("a constraint on cycles", fields) { record, reader in
      let (unit, left) = (record.read(of, &reader), record.read(except, &reader))
      let (by, unless) = (record.read(Common.by, &reader) ?? .all, record.read(Common.unless, &reader) ?? [])
      refuseImports(record, by, &reader)
      return unit.map { Acyclic(unit: $0, except: left ?? [], by: by, unless: unless) }
    }
  }()

  private static let shape: Form<Shape> = {
    let what = Field("what", Forms.selector, isRequired: true, help: "say what is checked")
    let kind = Field("kind", Form<DeclarationKind>.cases().oneOrMore(), help: "how it is declared")
    let immutable = Field("immutable", Form<Bool>.bool(), help: "no stored var")
    let classBound = Field("class-bound", Form<Bool>.bool(), help: "a protocol for classes only")
    let inherits = Field("inherits", Forms.name, help: "its superclass")
    let conformsTo = Field("conforms-to", Forms.name, help: "a protocol it conforms to")
    let named = Field("named", Forms.name.oneOrMore(), help: "its name")
    let demands = [
      kind.described, immutable.described, classBound.described, inherits.described, conformsTo.described,
      named.described,
    ]
    let look = Form<Shape>.record("a shape", demands) { record, reader in
      if record.isEmpty { reader.report(record.node, "the shape demands nothing") }
      return Shape(
        what: .everything, kinds: record.read(kind, &reader) ?? [], immutable: record.read(immutable, &reader),
        classBound: record.read(classBound, &reader), inherits: record.read(inherits, &reader),
        conformsTo: record.read(conformsTo, &reader), named: record.read(named, &reader) ?? [])
    }
    let must = Field("must", look, isRequired: true, help: "say what it must look like")
    return .record("a constraint on shapes", [what.described, must.described, Common.unless.described]) {
      record, reader in
      let (chosen, shape) = (record.read(what, &reader), record.read(must, &reader))
      let unless = record.read(Common.unless, &reader) ?? []
      guard let chosen, var shape else { return nil }
      shape.what = chosen
      shape.unless = unless
      return shape
    }
  }()

  private static let complete: Form<Complete> = {
    let of = Field("of", Form<Unit>.word([("module", Unit.module)]), isRequired: true, help: "module")
    let parts = Field("parts", Forms.role.list(), isRequired: true, help: "list the roles")
    let insteadOf = Field(
      "instead-of", Form<String>.identifier("the id of a rule").list(),
      help: "one finding for a module in the place of those of these rules")
    let fields = [of.described, parts.described, Common.unless.described, insteadOf.described]
    return .record("a constraint on parts", fields) { record, reader in
      let (unit, roles) = (record.read(of, &reader), record.read(parts, &reader))
      let unless = record.read(Common.unless, &reader) ?? []
      // A word that says what is complete; there is no other yet.
      guard unit != nil, let roles else { return nil }
      return Complete(parts: roles, unless: unless, insteadOf: record.read(insteadOf, &reader) ?? [])
    }
  }()
}
