import PlainJSON

/// What the reader saw in one file, as `viperlint facts` prints it.
public struct FactsListing: Sendable, Equatable {
  /// One import, as ORACLE-CONVENTIONS.md C7 has it.
  public struct Import: Sendable, Equatable {
    /// The dotted path: `UIKit.UIImage`.
    public var module: String
    /// `class` in `import class UIKit.UIImage`; nil where no kind is written.
    public var kind: String?
    /// From 1.
    public var line: Int
    /// Of the first name of the path; UTF-8 bytes from 1.
    public var column: Int
    public init(module: String, kind: String?, line: Int, column: Int) {
      self.module = module
      self.kind = kind
      self.line = line
      self.column = column
    }
  }
  /// A declaration of any kind, as ORACLE-CONVENTIONS.md C8 to C10 have it.
  public struct Declaration: Sendable, Equatable {
    /// The keyword: `class`, `func`, `let`, `init`; `macroExpansion` for `#Name(…)` in place of a declaration.
    public var kind: String
    /// Qualified by the types around it, without backticks; an extension is called after its type.
    public var name: String
    /// From 1.
    public var line: Int
    /// Of the name, or of the keyword where there is none; UTF-8 bytes from 1.
    public var column: Int
    /// The inherited types in source order, as source text without blanks. Empty for what inherits nothing.
    public var inherits: [String]
    public init(kind: String, name: String, line: Int, column: Int, inherits: [String]) {
      self.kind = kind
      self.name = name
      self.line = line
      self.column = column
      self.inherits = inherits
    }
  }
  /// A name in type position, as ORACLE-CONVENTIONS.md C11 and C12 have it.
  public struct TypeName: Sendable, Equatable {
    /// Dotted, without generic arguments and backticks: `Outer.Nested`.
    public var name: String
    /// From 1.
    public var line: Int
    /// Of the first name of a dotted one; UTF-8 bytes from 1.
    public var column: Int
    public init(name: String, line: Int, column: Int) {
      self.name = name
      self.line = line
      self.column = column
    }
  }
  /// A call of something that has a name, as ORACLE-CONVENTIONS.md C13 to C16 have it.
  public struct Call: Sendable, Equatable {
    /// The base name with all labels: `present(_:animated:)`.
    public var name: String
    /// What stands before the last dot, as source text without blanks; nil where nothing does.
    public var receiver: String?
    /// From 1.
    public var line: Int
    /// Of the base name; UTF-8 bytes from 1.
    public var column: Int
    public init(name: String, receiver: String?, line: Int, column: Int) {
      self.name = name
      self.receiver = receiver
      self.line = line
      self.column = column
    }
  }

  /// As reports call the file, with forward slashes.
  public var path: String
  /// In source order.
  public var imports: [Import]
  /// In source order, parents before children.
  public var declarations: [Declaration]
  /// By place.
  public var types: [TypeName]
  /// By the place of the base name.
  public var calls: [Call]

  public init(path: String, imports: [Import], declarations: [Declaration], types: [TypeName], calls: [Call]) {
    self.path = path
    self.imports = imports
    self.declarations = declarations
    self.types = types
    self.calls = calls
  }
}

/// The facts of one file in the form that stands between `factsOpening` and `factsClosing`: a project's facts are too
/// many to be one value.
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
/// Behind the last file, with a line feed at the end.
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
