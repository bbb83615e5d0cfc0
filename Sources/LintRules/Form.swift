import PlainYAML
import SourceText

/// What is decoded so far: a document on one side, values, problems and references on the other.
struct Reader {
  let document: YAMLDocument
  let path: String
  let folders: PathFolders
  var problems: [Problem] = []
  var references: [Reference] = []

  func place(of node: Int) -> Place {
    Place(path: path, position: document.position(of: node), end: document.end(of: node))
  }

  mutating func report(_ node: Int, _ message: String, _ suggestion: String? = nil) {
    problems.append(Problem(at: place(of: node), message: message, suggestion: suggestion))
  }

  /// Says what was expected and what is there instead.
  mutating func reportMismatch(_ node: Int, expected: String) {
    let found: String
    switch document.nodes[node].kind {
    case .mapping: found = "a map"
    case .sequence: found = "a list"
    case .scalar:
      let text = document.text(of: node)
      found = text.isEmpty ? "nothing" : "\"\(text.prefix(60))\""
    }
    report(node, "\(expected) is expected, and \(found) is there")
  }
}

/// How one kind of value is written: reads it, says what was expected, and describes itself for editors. The one
/// description behind messages, values and JSON Schema.
struct Form<Value: Sendable>: Sendable {
  /// With its article: `a list of names`.
  let expected: String
  let schema: SchemaNode
  /// Nil when there is a problem, which has then been reported.
  let read: @Sendable (Int, inout Reader) -> Value?

  init(
    _ expected: String, _ schema: SchemaNode, read: @escaping @Sendable (Int, inout Reader) -> Value?
  ) {
    self.expected = expected
    self.schema = schema
    self.read = read
  }

  /// The same text, read as something else.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Form<Other> {
    Form<Other>(expected, schema) { node, reader in read(node, &reader).map(transform) }
  }

  /// The same text, read as something else where that is possible. `transform` reports what is not.
  func check<Other>(_ transform: @escaping @Sendable (Value, Int, inout Reader) -> Other?) -> Form<Other> {
    Form<Other>(expected, schema) { node, reader in
      read(node, &reader).flatMap { transform($0, node, &reader) }
    }
  }

  /// A list of these.
  func list(mayBeEmpty: Bool = false) -> Form<[Value]> {
    Form<[Value]>("a list", .array(of: schema, mayBeEmpty: mayBeEmpty)) { node, reader in
      guard reader.document.nodes[node].kind == .sequence else {
        reader.reportMismatch(node, expected: "a list (each item is \(expected))")
        return nil
      }
      return readAll(of: node, mayBeEmpty: mayBeEmpty, &reader)
    }
  }

  /// One of these, or a list of them.
  func oneOrMore(mayBeEmpty: Bool = false) -> Form<[Value]> {
    let many = SchemaNode.array(of: schema, mayBeEmpty: mayBeEmpty)
    return Form<[Value]>("\(expected) or a list", .anyOf([schema, many])) { node, reader in
      if reader.document.nodes[node].kind == .sequence { return readAll(of: node, mayBeEmpty: mayBeEmpty, &reader) }
      return read(node, &reader).map { [$0] }
    }
  }

  private func readAll(of node: Int, mayBeEmpty: Bool, _ reader: inout Reader) -> [Value] {
    let elements = reader.document.elements(of: node)
    if elements.isEmpty, !mayBeEmpty { reader.report(node, "the list is empty") }
    return elements.compactMap { read($0, &reader) }
  }

  /// A mapping from words to these, in the order of the text.
  func dictionary(key: String, keySchema: SchemaNode = .text()) -> Form<[(key: Int, name: String, value: Value)]> {
    Form<[(key: Int, name: String, value: Value)]>(
      "a map of \(key)", .dictionary(of: schema, keys: keySchema)
    ) { node, reader in
      guard reader.document.nodes[node].kind == .mapping else {
        reader.reportMismatch(node, expected: "a map of \(key)")
        return nil
      }
      return reader.document.entries(of: node).compactMap { entry in
        guard let value = read(entry.value, &reader) else { return nil }
        return (entry.key, reader.document.text(of: entry.key), value)
      }
    }
  }
}

/// Space, tab, line feed, carriage return.
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

extension Form where Value == String {
  /// Any text but the empty one.
  static func text(_ expected: String, pattern: String? = nil) -> Form<String> {
    Form(expected, .text(pattern: pattern)) { node, reader in
      let text = reader.document.text(of: node)
      guard text.utf8.contains(where: { !isBlank($0) }), !reader.document.isNull(node) else {
        reader.reportMismatch(node, expected: expected)
        return nil
      }
      return text
    }
  }
}

extension Form where Value == Bool {
  static func bool() -> Form<Bool> {
    Form("true or false", .bool) { node, reader in
      if case .bool(let value) = reader.document.scalar(of: node) { return value }
      reader.reportMismatch(node, expected: "true or false")
      if ["yes", "no", "on", "off", "y", "n"].contains(reader.document.text(of: node).lowercased()) {
        reader.problems[reader.problems.count - 1].suggestion = "YAML 1.2: write true or false"
      }
      return nil
    }
  }
}

extension Form where Value == Double {
  static func number(_ expected: String, _ range: ClosedRange<Double>) -> Form<Double> {
    Form(expected, .number(range)) { node, reader in
      switch reader.document.scalar(of: node) {
      case .integer(let value) where range.contains(Double(value)): return Double(value)
      case .number(let value) where range.contains(value): return value
      default:
        reader.reportMismatch(node, expected: expected)
        return nil
      }
    }
  }
}

extension Form {
  /// One of a few words.
  static func word(_ words: [(String, Value)]) -> Form<Value> {
    let names = words.map(\.0)
    let expected = names.count == 1 ? "\"\(names[0])\"" : "one of " + names.joined(separator: ", ")
    return Form(expected, .words(names)) { node, reader in
      let text = reader.document.text(of: node)
      if reader.document.nodes[node].kind == .scalar, let found = words.first(where: { $0.0 == text }) {
        return found.1
      }
      reader.reportMismatch(node, expected: expected)
      // What YAML 1.1 and other linters say for `off`; and `warn` is `warning`.
      let isOff = names.contains("off") && ["no", "false", "none", "disabled"].contains(text.lowercased())
      let meant = isOff ? "off" : names.first { text.utf8.count > 2 && $0.hasPrefix(text) } ?? text
      if let suggestion = didYouMean(meant, among: names) {
        reader.problems[reader.problems.count - 1].suggestion = suggestion
      }
      return nil
    }
  }
}

extension Form where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static func cases() -> Form<Value> { .word(Value.allCases.map { ($0.rawValue, $0) }) }
}

/// The forms of rules, presets and configurations.
enum Forms {}

/// One key of a record.
struct Field<Value: Sendable>: Sendable {
  let key: String
  /// For editors.
  let help: String
  let form: Form<Value>
  let isRequired: Bool

  init(_ key: String, _ form: Form<Value>, isRequired: Bool = false, help: String = "") {
    self.key = key
    self.form = form
    self.isRequired = isRequired
    self.help = help
  }

  var described: RecordField { RecordField(key: key, help: help, isRequired: isRequired, schema: form.schema) }
}

/// What a schema says of a key.
struct RecordField: Sendable, Equatable {
  var key: String
  var help: String
  var isRequired: Bool
  var schema: SchemaNode
}

/// The keys and values of a mapping that have been checked against the fields of a record.
struct Record: Sendable {
  let node: Int
  /// Nothing is written in it, not even an unknown key.
  let isEmpty: Bool
  private let values: [(key: String, node: Int)]

  /// Nil when the node is no mapping. Unknown and missing keys are reported.
  ///
  /// - Parameter hints: What to say of keys that people write here by mistake.
  init?(
    _ node: Int, _ fields: [RecordField], what: String, hints: [String: String] = [:], _ reader: inout Reader
  ) {
    guard reader.document.nodes[node].kind == .mapping else {
      reader.reportMismatch(node, expected: what)
      return nil
    }
    self.node = node
    isEmpty = reader.document.nodes[node].childCount == 0
    var values: [(key: String, node: Int)] = []
    for (key, value) in reader.document.entries(of: node) {
      let name = reader.document.text(of: key)
      guard fields.contains(where: { $0.key == name }) else {
        let names = fields.map(\.key)
        let suggestion =
          hints[name] ?? didYouMean(name, among: names) ?? "it has " + names.joined(separator: ", ")
        reader.report(key, "\(what) has no key \"\(name)\"", suggestion)
        continue
      }
      values.append((name, value))
    }
    self.values = values
    for field in fields where field.isRequired && !values.contains(where: { $0.key == field.key }) {
      reader.report(node, "\(what) needs the key \"\(field.key)\"", field.help.isEmpty ? nil : field.help)
    }
  }

  /// The node of a key's value, or nil when the key is not there.
  func node(of key: String) -> Int? { values.first { $0.key == key }?.node }

  /// Whether any of these keys is there.
  func has(_ key: String) -> Bool { node(of: key) != nil }

  var keys: [String] { values.map(\.key) }

  /// The value of a field, or nil when it is absent or wrong (the latter has been reported).
  func read<Value>(_ field: Field<Value>, _ reader: inout Reader) -> Value? {
    node(of: field.key).flatMap { field.form.read($0, &reader) }
  }
}

extension Form {
  /// A mapping with known keys.
  static func record(
    _ what: String, _ fields: [RecordField], hints: [String: String] = [:],
    build: @escaping @Sendable (Record, inout Reader) -> Value?
  ) -> Form<Value> {
    Form(what, .record(fields)) { node, reader in
      Record(node, fields, what: what, hints: hints, &reader).flatMap { build($0, &reader) }
    }
  }

  /// The same value under a name of its own, so that a schema may contain itself.
  func named(_ name: String) -> Form<Value> { Form(expected, .reference(name), read: read) }
}
