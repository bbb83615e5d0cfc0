import PlainYAML
import SourceText

extension Forms {
  /// An entry of a vocabulary. One text may stand for several (`names: [Image, Color]`).
  static let entries: Form<[VocabularyEntry]> = {
    let name = Field("name", Forms.name, help: "a name")
    let names = Field("names", Forms.name.list(), help: "several names")
    let call = Field("call", callPattern, help: "the full name of a function: present(_:animated:…)")
    let makes = Field("makes", Forms.name, help: "a type whose initialiser is called")
    let sets = Field("sets", Forms.name, help: "a property that is assigned or mutated")
    let overrides = Field("overrides", callPattern, help: "the full name of a function that is overridden")
    let segue = Field("segue", Forms.name, help: "the kind of a segue in a storyboard: show, unwind")
    let on = Field("on", Forms.name.oneOrMore(), help: "the receiver is or inherits one of these")
    let exceptOn = Field("except-on", Forms.name.oneOrMore(), help: "receivers that do not count")
    let presents = Field("presents", presented, help: "what is shown: an argument's number, or content")
    let of = Field("of", Forms.words, help: "types of what is presented")
    let exceptOf = Field("except-of", Forms.words, help: "types of what is presented that do not count")
    let imported = Field("where-imported", Forms.name.oneOrMore(), help: "only in files that import one of these")
    let forms = [
      name.described, names.described, call.described, makes.described, sets.described, overrides.described,
      segue.described,
    ]
    let details = [
      on.described, exceptOn.described, presents.described, of.described, exceptOf.described, imported.described,
    ]
    let record = Form<[VocabularyEntry]>.record("an entry", forms + details) { record, reader in
      var found: [VocabularyEntry.Form] = []
      if let pattern = record.read(name, &reader) { found.append(.name(pattern)) }
      if let patterns = record.read(names, &reader) { found += patterns.map { .name($0) } }
      if let pattern = record.read(call, &reader) { found.append(.call(pattern)) }
      if let pattern = record.read(makes, &reader) { found.append(.makes(pattern)) }
      if let pattern = record.read(sets, &reader) { found.append(.sets(pattern)) }
      if let pattern = record.read(overrides, &reader) { found.append(.overrides(pattern)) }
      if let pattern = record.read(segue, &reader) { found.append(.segue(pattern)) }
      let said = record.keys.filter { key in forms.contains { $0.key == key } }
      if said.count != 1 {
        reader.report(record.node, "an entry has exactly one of " + forms.map(\.key).joined(separator: ", "))
        return nil
      }
      let template = VocabularyEntry(
        .name("*"), on: record.read(on, &reader) ?? [], exceptOn: record.read(exceptOn, &reader) ?? [],
        presents: record.read(presents, &reader), of: record.read(of, &reader) ?? WordSet(),
        exceptOf: record.read(exceptOf, &reader) ?? WordSet(),
        whereImported: record.read(imported, &reader)?.map(\.text) ?? [])
      if template.presents == nil, let node = record.node(of: "of") ?? record.node(of: "except-of") {
        reader.report(node, "this says what is presented, and \"presents\" is missing")
      }
      return found.map { form in
        var entry = template
        entry.form = form
        return entry
      }
    }
    return Form("a name or an entry such as { call: \"go(to:)\", on: [Navigator] }", .anyOf([.text(), record.schema])) {
      node, reader in
      if reader.document.nodes[node].kind == .scalar {
        return Forms.name.read(node, &reader).map { [VocabularyEntry(.name($0))] }
      }
      return record.read(node, &reader)
    }
  }()

  /// A list of entries.
  static let entryList = entries.list(mayBeEmpty: true).map { $0.flatMap { $0 } }

  private static let callPattern = Form<String>.text("the full name of a function").check {
    text, node, reader -> CallPattern? in
    if let pattern = CallPattern(text) { return pattern }
    reader.report(node, "\"\(text)\" is no full name", "write it like present(_:animated:), or without parentheses")
    return nil
  }

  private static let presented = Form<VocabularyEntry.Presented>(
    "an argument's number from 1, content or destination",
    .anyOf([.number(1...20), .words(["content", "destination"])])
  ) { node, reader in
    switch reader.document.scalar(of: node) {
    case .integer(let number) where (1...20).contains(number): return .argument(number)
    case .string("content"): return .content
    case .string("destination"): return .destination
    default:
      reader.reportMismatch(node, expected: "an argument's number from 1, content or destination,")
      return nil
    }
  }
}
