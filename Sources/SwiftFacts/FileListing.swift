/// What `viperlint facts` shows of a file: the part of the facts on which any two parsers can be compared.
public struct FileListing: Sendable, Equatable {
  /// In source order.
  public var imports: [ListedImport] = []
  /// In source order, parents before children.
  public var declarations: [ListedDeclaration] = []
  /// By place. Those in attributes, and expressions that can only be types, are left out.
  public var types: [ListedType] = []
  /// By the place of the base name. Those in attributes and patterns are left out.
  public var calls: [ListedCall] = []
  /// By place; their ranges are byte offsets.
  public var problems: [ReadProblem] = []

  public init() {}
}

/// Lines and columns count from 1, columns in UTF-8 bytes.
public struct ListedImport: Sendable, Equatable {
  /// The dotted path.
  public var module: String
  /// `class` in `import class UIKit.UIImage`.
  public var kind: String?
  /// Of the first name of the path, from 1.
  public var line: Int
  /// UTF-8 bytes from 1.
  public var column: Int

  public init(module: String, kind: String?, line: Int, column: Int) {
    self.module = module
    self.kind = kind
    self.line = line
    self.column = column
  }
}

/// A declaration of any kind, called by its qualified name.
public struct ListedDeclaration: Sendable, Equatable {
  /// The keyword: `class`, `func`, `var`, `init`…
  public var kind: String
  /// Qualified by the types around it, without backticks and generic parameters; functions add nothing.
  public var name: String
  /// Of the name (of an extension: of the extended type; of what has no name: of the keyword), from 1.
  public var line: Int
  /// UTF-8 bytes from 1.
  public var column: Int
  /// The inherited types as source text without blanks.
  public var inherits: [String]

  public init(kind: String, name: String, line: Int, column: Int, inherits: [String]) {
    self.kind = kind
    self.name = name
    self.line = line
    self.column = column
    self.inherits = inherits
  }
}

/// A name in type position.
public struct ListedType: Sendable, Equatable {
  /// The longest dotted name, without backticks and generic arguments.
  public var name: String
  /// Of its first name, from 1.
  public var line: Int
  /// UTF-8 bytes from 1.
  public var column: Int

  public init(name: String, line: Int, column: Int) {
    self.name = name
    self.line = line
    self.column = column
  }
}

/// A call of something that has a name.
public struct ListedCall: Sendable, Equatable {
  /// The full name: `present(_:animated:)`.
  public var name: String
  /// What stands before the last dot, as source text without blanks.
  public var receiver: String?
  /// Of the base name, from 1.
  public var line: Int
  /// UTF-8 bytes from 1.
  public var column: Int

  public init(name: String, receiver: String?, line: Int, column: Int) {
    self.name = name
    self.receiver = receiver
    self.line = line
    self.column = column
  }
}
