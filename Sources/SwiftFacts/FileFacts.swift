import SourceText

/// All that one Swift file says, and nothing about any other file: a pure function of its bytes.
///
/// Flat arrays joined by index. An index of `none` (`UInt32.max`) says "there is none". Offsets are UTF-8 byte
/// offsets from the start of the file (a byte order mark counts).
public struct FileFacts: Sendable, Equatable {
  /// What every `FileNameID` of the file indexes.
  public var names = NameTable()
  /// What is linked with that of all other files.
  public var surface = SurfaceFacts()
  /// What is looked at alone, once all surfaces are linked.
  public var body = BodyFacts()

  /// `lineStarts[k]` is the offset of the first byte of line `k + 1`. Lines end at LF, CR LF or a lone CR.
  public var lineStarts: [UInt32] = [0]
  /// The number of bytes of the file.
  public var byteCount: UInt32 = 0
  /// `NameTable.hash` of the bytes of the file.
  public var contentHash: UInt64 = 0
  /// What could not be read: unterminated literals, regions that no rule of the grammar fits, nesting that is too deep.
  public var problems: [ReadProblem] = []

  public init() {}

  public init(
    names: NameTable, surface: SurfaceFacts, body: BodyFacts, lineStarts: [UInt32], byteCount: UInt32,
    contentHash: UInt64, problems: [ReadProblem]
  ) {
    self.names = names
    self.surface = surface
    self.body = body
    self.lineStarts = lineStarts
    self.byteCount = byteCount
    self.contentHash = contentHash
    self.problems = problems
  }

  /// Of a file that was not read at all.
  public static func unread(because kind: ReadProblem.Kind) -> FileFacts {
    var facts = FileFacts()
    facts.problems = [ReadProblem(kind: kind, range: ByteRange(start: 0, end: 0))]
    return facts
  }

  /// How many lines the file has: none follows a line end that is its last byte.
  public var lineCount: Int { lineStarts.count - (lineStarts.last == byteCount ? 1 : 0) }

  /// Where the dotted path of an import stands.
  public func range(ofPathIn fact: ImportFact) -> ByteRange {
    ByteRange(start: fact.offset, end: fact.offset + UInt32(names.byteRange(of: fact.path).count))
  }

  /// Where the name of a declaration stands, backticks included.
  public func nameRange(of fact: DeclarationFact) -> ByteRange {
    range(of: fact.name, at: fact.nameOffset, isBackticked: fact.modifiers.contains(.backticked))
  }

  /// Where the name stands that a node of a written type is, backticks included.
  public func nameRange(of node: TypeNode) -> ByteRange {
    range(of: node.name, at: node.offset, isBackticked: node.flags.contains(.backticked))
  }

  private func range(of name: FileNameID, at offset: UInt32, isBackticked: Bool) -> ByteRange {
    ByteRange(start: offset, end: offset + UInt32(names.byteRange(of: name).count) + (isBackticked ? 2 : 0))
  }

  /// "There is none", for every index and offset of this floor.
  @inlinable public static var none: UInt32 { .max }
}

/// What other files may need to know of a file.
public struct SurfaceFacts: Sendable, Equatable {
  /// In source order, those of every branch of `#if`.
  public var imports: [ImportFact] = []
  /// In source order, parents before children. Members and local declarations are here, too; variables inside a
  /// function body are `LocalFact`s instead.
  public var declarations: [DeclarationFact] = []
  /// Those of one declaration side by side: see `parameters(of:)`.
  public var parameters: [ParameterFact] = []
  /// Those of one declaration side by side: see `genericParameters(of:)`.
  public var genericParameters: [GenericParameterFact] = []
  /// Those of one declaration side by side: see `requirements(of:)`.
  public var requirements: [RequirementFact] = []
  /// Those of one declaration side by side: see `attributes(of:)`. Those of imports and locals are here, too; no index
  /// leads to them.
  public var attributes: [AttributeFact] = []
  /// Every written type of the file, see `TypeNode`.
  public var types: [TypeNode] = []
  /// `// viperlint:` comments, in source order.
  public var directives: [DirectiveFact] = []
  /// The first comment of the file forbids editing or names a generator (SEMANTICS.md §2, generated files).
  public var isGenerated = false
  /// What a manifest (`Package.swift`, Tuist's `Project.swift`) says of its targets; empty for all other files.
  public var targets: [TargetFact] = []

  public init() {}

  public init(
    imports: [ImportFact], declarations: [DeclarationFact], parameters: [ParameterFact],
    genericParameters: [GenericParameterFact], requirements: [RequirementFact], attributes: [AttributeFact],
    types: [TypeNode], directives: [DirectiveFact], isGenerated: Bool, targets: [TargetFact]
  ) {
    self.imports = imports
    self.declarations = declarations
    self.parameters = parameters
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.attributes = attributes
    self.types = types
    self.directives = directives
    self.isGenerated = isGenerated
    self.targets = targets
  }
}

extension SurfaceFacts {
  /// `private` and `fileprivate`, said of a declaration itself or of the extension around it.
  public func hidesFromOtherFiles(_ fact: DeclarationFact) -> Bool {
    if fact.modifiers.hideFromOtherFiles { return true }
    guard fact.parent != .max, case let around = declarations[Int(fact.parent)] else { return false }
    return around.kind == .extension && around.modifiers.hideFromOtherFiles
  }
}

/// What happens inside functions, accessors, initial values and arguments of attributes.
public struct BodyFacts: Sendable, Equatable {
  /// Operands before the expressions that use them; see `ExpressionNode`.
  public var expressions: [ExpressionNode] = []
  /// Those of one expression side by side: see `arguments(of:)`.
  public var arguments: [ArgumentFact] = []
  /// Outer scopes before inner ones, in source order.
  public var scopes: [ScopeFact] = []
  /// In source order.
  public var locals: [LocalFact] = []
  /// Ascending by expression.
  public var genericArguments: [GenericArgumentsFact] = []
  /// Ascending by expression.
  public var patterns: [PatternFact] = []
  /// Ascending by expression.
  public var texts: [TextFact] = []

  public init() {}

  public init(
    expressions: [ExpressionNode], arguments: [ArgumentFact], scopes: [ScopeFact], locals: [LocalFact],
    genericArguments: [GenericArgumentsFact], patterns: [PatternFact]
  ) {
    self.expressions = expressions
    self.arguments = arguments
    self.scopes = scopes
    self.locals = locals
    self.genericArguments = genericArguments
    self.patterns = patterns
  }
}

/// `import class UIKit.UIImage`: the kind is `class`, the path `UIKit.UIImage`. Every branch of `#if` counts.
public struct ImportFact: Sendable, Equatable {
  /// The dotted path.
  public var path: FileNameID
  /// The first component of the path: the target that is imported.
  public var target: FileNameID
  /// `struct`, `class`, `func`…, or 0.
  public var kind: FileNameID
  /// Of the first name of the path.
  public var offset: UInt32
  /// `@_exported`: re-exports the target.
  public var isExported: Bool
  /// `public import`: the public interface may name types of the target. It re-exports nothing (SE-0409).
  public var isPublic: Bool
  /// `@testable`.
  public var isTestable: Bool
  /// Inside `#if`, or with an attribute or an access level (`@_exported` and `public` apart): it need not serve all of
  /// the file.
  public var isRestricted: Bool
  /// The branch of `#if` around it, from its directive to the next one; empty where there is none.
  public var branch = ByteRange(start: 0, end: 0)

  public init(
    path: FileNameID, target: FileNameID, kind: FileNameID, offset: UInt32, isExported: Bool, isPublic: Bool,
    isTestable: Bool, isRestricted: Bool
  ) {
    self.path = path
    self.target = target
    self.kind = kind
    self.offset = offset
    self.isExported = isExported
    self.isPublic = isPublic
    self.isTestable = isTestable
    self.isRestricted = isRestricted
  }

  /// Every name of the target can be used everywhere in the file, whatever is built: `import Foundation`.
  public var bringsAll: Bool { kind == 0 && path == target && !isRestricted }
}

/// A target that a manifest names: `.target(name: "Login", path: "Modules/Login")`.
public struct TargetFact: Sendable, Equatable {
  /// What a target is built for. Executables, macros and all of Tuist's targets are `source`.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case source, test, plugin
  }
  /// What the manifest's string literal says; never 0.
  public var name: FileNameID
  /// The folder as it is written, maybe a pattern (`App/**`); 0 where none is.
  public var folder: FileNameID
  /// Says below which folders it is looked for where `folder` is 0.
  public var kind: Kind

  public init(name: FileNameID, folder: FileNameID, kind: Kind) {
    self.name = name
    self.folder = folder
    self.kind = kind
  }
}

/// A place where the reader had to give up, and why.
public struct ReadProblem: Sendable, Equatable {
  /// What could not be read. After a `conflictMarker` a run cannot be trusted.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case invalidUTF8
    case unterminatedComment
    case unterminatedString
    case unterminatedInterpolation
    case unparsedCode
    case unbalancedBrackets
    case nestingTooDeep
    case conflictMarker
    case malformedDirective
    case tooLarge
    case unterminatedText
    case unclosedBrace

    /// Everything up to the end of the file is not what it was meant to be.
    public var concernsRestOfFile: Bool {
      switch self {
      case .unterminatedComment, .unterminatedText, .unclosedBrace: true
      default: false
      }
    }
  }
  /// Says what `range` covers.
  public var kind: Kind
  /// What was not read; of unbalanced brackets one of them, of invalid UTF-8 one byte, of a directive its comment.
  public var range: ByteRange

  public init(kind: Kind, range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}

/// A comment that speaks to viperlint: `// viperlint:role presenter`, `// viperlint:ignore a, b -- because`,
/// `// viperlint:ignore-file a -- because`. Malformed ones are stored, so that they can be reported.
public struct DirectiveFact: Sendable, Equatable {
  /// The word behind `viperlint:`; `unknown` for any other.
  public enum Kind: UInt8, Sendable { case role, ignore, ignoreFile, unknown }
  /// A directive is malformed where this is `unknown` or `subject` is empty.
  public var kind: Kind
  /// Text between the word of the directive and ` -- ` (or the end of the comment), trimmed: rule ids or a role.
  public var subject: ByteRange
  /// Text behind ` -- `, trimmed; empty when there is none.
  public var reason: ByteRange
  /// The text of `subject`, as a name of the file's table (the bytes of a file are let go once it is read).
  public var subjectText: FileNameID
  /// The text of `reason`, likewise; 0 when there is none.
  public var reasonText: FileNameID
  /// The whole comment.
  public var range: ByteRange
  /// Code stands before it on its line: it speaks of that line only.
  public var isTrailing: Bool
  /// For a directive alone on its line: the next declaration or statement from its first attribute to its end.
  /// Empty when nothing follows. For a trailing one: empty.
  public var covers: ByteRange

  public init(
    kind: Kind, subject: ByteRange, reason: ByteRange, subjectText: FileNameID, reasonText: FileNameID,
    range: ByteRange,
    isTrailing: Bool, covers: ByteRange
  ) {
    self.kind = kind
    self.subject = subject
    self.reason = reason
    self.subjectText = subjectText
    self.reasonText = reasonText
    self.range = range
    self.isTrailing = isTrailing
    self.covers = covers
  }
}

extension SurfaceFacts {
  /// The parameters of a function, initialiser or subscript, the associated values of a case.
  @inlinable public func parameters(of fact: DeclarationFact) -> ArraySlice<ParameterFact> {
    slice(of: parameters, from: fact.parameters, count: fact.parameterCount)
  }

  /// Of a protocol its primary associated types; in the order in which they are written.
  @inlinable public func genericParameters(of fact: DeclarationFact) -> ArraySlice<GenericParameterFact> {
    slice(of: genericParameters, from: fact.genericParameters, count: fact.genericParameterCount)
  }

  /// What stands behind `where`.
  @inlinable public func requirements(of fact: DeclarationFact) -> ArraySlice<RequirementFact> {
    slice(of: requirements, from: fact.requirements, count: fact.requirementCount)
  }

  /// Those before its keyword, in the order in which they are written.
  @inlinable public func attributes(of fact: DeclarationFact) -> ArraySlice<AttributeFact> {
    slice(of: attributes, from: fact.attributes, count: fact.attributeCount)
  }

  /// Whether a name at a place (bytes) is a part of a written type.
  public func contains(_ offset: UInt32, inType type: UInt32) -> Bool {
    guard type != .max else { return false }
    let last = types[Int(types[Int(type)].end) - 1]
    return types[Int(type)].offset <= offset && offset <= last.offset
  }

  /// The written types in a part of the file.
  public func types(within range: ByteRange) -> ArraySlice<TypeNode> {
    let first = types.partitionPoint { $0.offset >= range.start }
    return types[first..<max(first, types.partitionPoint { $0.offset >= range.end })]
  }

  /// What stands before all `?` and `!` of a written type: the type itself, where there is none.
  public func unwrapped(_ type: UInt32) -> UInt32 {
    var type = type
    while types[Int(type)].kind == .optional, type + 1 < types[Int(type)].end { type += 1 }
    return type
  }
}

extension BodyFacts {
  /// What a call, subscript or macro is given, the elements of a tuple, array or dictionary; of all else there are
  /// none.
  @inlinable public func arguments(of node: ExpressionNode) -> ArraySlice<ArgumentFact> {
    slice(of: arguments, from: node.payload, count: node.count)
  }
}

/// Some of a list. Where there are none the first index means nothing.
@inlinable
func slice<Element>(of all: [Element], from first: UInt32, count: UInt16) -> ArraySlice<Element> {
  count == 0 ? [] : all[Int(first)..<Int(first) + Int(count)]
}
