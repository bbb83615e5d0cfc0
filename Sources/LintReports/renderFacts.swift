import PlainJSON

/// What the reader saw in one file, as `viperlint facts` prints it.
public struct FactsListing: Sendable, Equatable {
  public struct Import: Sendable, Equatable {
    public var module: String
    public var kind: String?
    public var line: Int
    public var column: Int
    public init(module: String, kind: String?, line: Int, column: Int) {
      self.module = module
      self.kind = kind
      self.line = line
      self.column = column
    }
  }
  public struct Declaration: Sendable, Equatable {
    public var kind: String
    public var name: String
    public var line: Int
    public var column: Int
    public var inherits: [String]
    public init(kind: String, name: String, line: Int, column: Int, inherits: [String]) {
      self.kind = kind
      self.name = name
      self.line = line
      self.column = column
      self.inherits = inherits
    }
  }
  public struct TypeName: Sendable, Equatable {
    public var name: String
    public var line: Int
    public var column: Int
    public init(name: String, line: Int, column: Int) {
      self.name = name
      self.line = line
      self.column = column
    }
  }
  public struct Call: Sendable, Equatable {
    public var name: String
    public var receiver: String?
    public var line: Int
    public var column: Int
    public init(name: String, receiver: String?, line: Int, column: Int) {
      self.name = name
      self.receiver = receiver
      self.line = line
      self.column = column
    }
  }

  public var path: String
  public var imports: [Import]
  public var declarations: [Declaration]
  public var types: [TypeName]
  public var calls: [Call]

  public init(path: String, imports: [Import], declarations: [Declaration], types: [TypeName], calls: [Call]) {
    self.path = path
    self.imports = imports
    self.declarations = declarations
    self.types = types
    self.calls = calls
  }
}

/// The facts of one file in the form that stands between `factsOpening` and `factsClosing`: a project's facts are too many
/// to be one value.
public func renderFactsAsJSON(_ file: FactsListing) -> String {
  let value: JSON = [
    "path": .string(file.path),
    "imports": .array(
      file.imports.map {
        [
          "module": .string($0.module), "kind": JSON($0.kind), "line": .integer($0.line), "column": .integer($0.column),
        ]
      }),
    "declarations": .array(
      file.declarations.map {
        [
          "kind": .string($0.kind), "name": .string($0.name), "line": .integer($0.line), "column": .integer($0.column),
          "inherits": .array($0.inherits.map { .string($0) }),
        ]
      }),
    "types": .array(
      file.types.map { ["name": .string($0.name), "line": .integer($0.line), "column": .integer($0.column)] }),
    "calls": .array(
      file.calls.map {
        [
          "name": .string($0.name), "receiver": JSON($0.receiver), "line": .integer($0.line),
          "column": .integer($0.column),
        ]
      }),
  ]
  return jsonText(value, layout: .compact)
}

/// Before the files, which are separated by a comma and a newline.
public let factsOpening = "{\"version\": 1, \"files\": [\n"
public let factsClosing = "\n]}\n"

/// The facts of one file for people, a line each, by place.
public func renderFactsAsText(_ file: FactsListing) -> String {
  var lines: [(line: Int, column: Int, text: String)] = []
  for fact in file.imports {
    lines.append((fact.line, fact.column, "import " + (fact.kind.map { $0 + " " } ?? "") + fact.module))
  }
  for fact in file.declarations {
    let inherits = fact.inherits.isEmpty ? "" : ": " + fact.inherits.joined(separator: ", ")
    lines.append((fact.line, fact.column, "\(fact.kind) \(fact.name)\(inherits)"))
  }
  for fact in file.types { lines.append((fact.line, fact.column, "type \(fact.name)")) }
  for fact in file.calls {
    lines.append((fact.line, fact.column, "call \(fact.name)" + (fact.receiver.map { " of \($0)" } ?? "")))
  }
  lines.sort { ($0.line, $0.column, $0.text) < ($1.line, $1.column, $1.text) }
  return lines.map { onOneLine("\(file.path):\($0.line):\($0.column): \($0.text)") + "\n" }.joined()
}
