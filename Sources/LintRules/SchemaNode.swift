/// What editors are told about a value: the part of JSON Schema that is needed.
indirect enum SchemaNode: Sendable, Equatable {
  case text(pattern: String? = nil)
  case words([String])
  case bool
  case number(ClosedRange<Double>)
  case array(of: SchemaNode, mayBeEmpty: Bool)
  case dictionary(of: SchemaNode, keys: SchemaNode)
  case record([RecordField])
  case anyOf([SchemaNode])
  case reference(String)
}

/// A JSON Schema (draft 7) as text, with two spaces for each level.
struct SchemaText {
  private(set) var text = ""
  private var level = 0

  init(title: String, id: String, root: SchemaNode, definitions: [(name: String, node: SchemaNode)]) {
    object { text in
      text.member("$schema", string: "http://json-schema.org/draft-07/schema#")
      text.member("$id", string: id)
      text.member("title", string: title)
      text.members(of: root)
      text.member("definitions") { text in
        text.object { text in
          for definition in definitions {
            text.member(definition.name) { text in text.object { $0.members(of: definition.node) } }
          }
        }
      }
    }
    text += "\n"
  }

  private mutating func members(of node: SchemaNode) {
    switch node {
    case .text(let pattern):
      member("type", string: "string")
      if let pattern { member("pattern", string: pattern) } else { member("minLength") { $0.text += "1" } }
    case .words(let words):
      member("enum") { text in text.array(words) { $0.string($1) } }
    case .bool:
      member("type", string: "boolean")
    case .number(let range):
      member("type", string: "number")
      member("minimum") { $0.text += "\(range.lowerBound)" }
      member("maximum") { $0.text += "\(range.upperBound)" }
    case .array(let element, let mayBeEmpty):
      member("type", string: "array")
      if !mayBeEmpty { member("minItems") { $0.text += "1" } }
      member("items") { text in text.object { $0.members(of: element) } }
    case .dictionary(let value, let keys):
      member("type", string: "object")
      if keys != .text() { member("propertyNames") { text in text.object { $0.members(of: keys) } } }
      member("additionalProperties") { text in text.object { $0.members(of: value) } }
    case .record(let fields):
      member("type", string: "object")
      member("additionalProperties") { $0.text += "false" }
      let required = fields.filter(\.isRequired).map(\.key)
      if !required.isEmpty { member("required") { text in text.array(required) { $0.string($1) } } }
      member("properties") { text in
        text.object { text in
          for field in fields {
            text.member(field.key) { text in
              text.object { text in
                // Beside a reference nothing else counts in draft 7, so the help has to stand outside.
                if case .reference = field.schema, !field.help.isEmpty {
                  text.member("allOf") { text in
                    text.array([field.schema]) { text, node in text.object { $0.members(of: node) } }
                  }
                } else {
                  text.members(of: field.schema)
                }
                if !field.help.isEmpty { text.member("description", string: field.help) }
              }
            }
          }
        }
      }
    case .anyOf(let choices):
      member("anyOf") { text in text.array(choices) { text, node in text.object { $0.members(of: node) } } }
    case .reference(let name):
      member("$ref", string: "#/definitions/\(name)")
    }
  }

  // Writing JSON. The floor PlainJSON is not in sight from here, and all keys and texts are our own.

  private mutating func object(_ write: (inout SchemaText) -> Void) {
    text += "{"
    level += 1
    let before = text.utf8.count
    write(&self)
    level -= 1
    if text.utf8.count > before { newLine() }
    text += "}"
  }

  private mutating func array<Item>(_ items: [Item], _ write: (inout SchemaText, Item) -> Void) {
    text += "["
    level += 1
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      newLine()
      write(&self, item)
    }
    level -= 1
    newLine()
    text += "]"
  }

  private mutating func member(_ key: String, _ write: (inout SchemaText) -> Void) {
    if text.utf8.last != UInt8(ascii: "{") { text += "," }
    newLine()
    string(key)
    text += ": "
    write(&self)
  }

  private mutating func member(_ key: String, string value: String) {
    member(key) { $0.string(value) }
  }

  private mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    text += "\""
  }

  private mutating func newLine() {
    text += "\n" + String(repeating: "  ", count: level)
  }
}
