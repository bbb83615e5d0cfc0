import SourceText
import SwiftFacts
import SwiftTokens

/// Reads tokens by recursive descent and writes flat facts; no tree is ever built.
///
/// All its methods are mutating, those that only look, too: `self` is then passed by address. A parser that is merely
/// borrowed would be copied to the stack for every call (measured: half the stack, and 450 bytes to move per look).
///
/// The rules of the house: every loop either consumes a token or ends; whatever cannot be understood is skipped by its
/// matching bracket and reported; recursion is bounded by `deepest`.
struct Parser: ~Copyable {
  /// How deep expressions, types and blocks may nest. Beyond it the region is skipped by matching brackets and reported
  /// as `nestingTooDeep`; the rest of the file is still read. The compiler's own parser draws the same line.
  static let deepest = 256

  /// How many tokens `peek` can look ahead.
  static let furthestPeek = 4

  /// "There is none."
  static let none = FileFacts.none

  var tokenizer = Tokenizer()
  /// The index of the next token.
  var position = 0
  /// The index of the token that is the end of the file.
  var endOfFile = 0
  /// How many recursive calls are active.
  var depth = 0

  // MARK: What is being written

  var names = NameBuilder()
  var imports = Buffer<ImportFact>()
  var declarations = Buffer<DeclarationFact>()
  var parameters = Buffer<ParameterFact>()
  var genericParameters = Buffer<GenericParameterFact>()
  var requirements = Buffer<RequirementFact>()
  var attributes = Buffer<AttributeFact>()
  var types = Buffer<TypeNode>()
  var expressions = Buffer<ExpressionNode>()
  var arguments = Buffer<ArgumentFact>()
  var scopes = Buffer<ScopeFact>()
  var locals = Buffer<LocalFact>()
  var genericArguments = Buffer<GenericArgumentsFact>()
  var patterns = Buffer<PatternFact>()
  var problems: [ReadProblem] = []

  // MARK: Stacks for lists that must lie side by side in the facts

  var typeStack = Buffer<PendingType>()
  var argumentStack = Buffer<ArgumentFact>()
  var parameterStack = Buffer<ParameterFact>()
  var attributeStack = Buffer<AttributeFact>()
  var operatorStack = Buffer<PendingOperator>()
  /// Tokens that were split (`>>`), for going back.
  var splits = Buffer<SplitToken>()

  // MARK: Where we are

  var declaration = Parser.none
  /// While the arguments of an attribute are read: the declaration that it stands in.
  var declarationAroundAttribute = Parser.none
  var scope = Parser.none
  /// The scope of code at the top level, once there is any.
  var fileScope = Parser.none
  var conditionalDepth = 0
  /// The open branches of `#if`: where each begins, and how many imports stand before it.
  var branches: [(start: UInt32, imports: Int)] = []
  /// What is being read may be undone: generic arguments that could be comparisons.
  var isAttempt = false
  var nextDirective = 0
  /// In the condition of `if`, `for`, `switch`…, where a brace begins the body.
  var inCondition = false
  /// Flags of every node that is being written.
  var expressionFlags: ExpressionNode.Flags = []
  var typeFlags: TypeNode.Flags = []
  /// In a pattern behind `let` or `var`: names are bound.
  var binding = Binding.none
  /// The local that the last binding in a pattern made, with its node, so that `as T` behind it can say its type.
  var lastBinding: (local: Int, node: UInt32) = (-1, Parser.none)
  /// Where the statements of the innermost body begin that was entered last.
  var bodyStart = Parser.none
  /// The attributes that were read last include `@_exported` or `@testable`.
  var importAttributes: ImportAttributes = []
  /// What the closure that begins at the next token is an argument of.
  var closureContext = ClosureContext()

  /// See `passesOver(bodyAt:)`.
  var skipsBodiesOfTests = false
  /// Whether the file is one of a test, as soon as that was asked.
  var knowsTest: Bool?

  /// Start offsets and dots of all nodes, for `FileListing`; kept only when asked for.
  var places: NodePlaces?

  enum Binding { case none, `let`, `var` }

  struct ClosureContext {
    var callee = Parser.none
    var index = 0
    var label: FileNameID = 0
  }

  struct ImportAttributes: OptionSet {
    let rawValue: UInt8
    static let exported = ImportAttributes(rawValue: 1)
    static let testable = ImportAttributes(rawValue: 2)
  }

  struct SplitToken {
    var index: Int
    var token: Token
  }

  /// Reads `bytes` from scratch. All buffers keep their room.
  mutating func parse(_ bytes: [UInt8]) {
    tokenizer.tokenize(bytes)
    endOfFile = tokenizer.tokens.count - 1
    for _ in 0..<Parser.furthestPeek { tokenizer.tokens.append(tokenizer.tokens[endOfFile]) }
    reset()
    parseFile()
  }

  private mutating func reset() {
    position = 0
    depth = 0
    names.reset(capacity: tokenizer.interner.count)
    imports.removeAll()
    declarations.removeAll()
    parameters.removeAll()
    genericParameters.removeAll()
    requirements.removeAll()
    attributes.removeAll()
    types.removeAll()
    expressions.removeAll()
    arguments.removeAll()
    scopes.removeAll()
    locals.removeAll()
    genericArguments.removeAll()
    patterns.removeAll()
    problems.removeAll(keepingCapacity: true)
    typeStack.removeAll()
    argumentStack.removeAll()
    parameterStack.removeAll()
    attributeStack.removeAll()
    operatorStack.removeAll()
    splits.removeAll()
    declaration = Parser.none
    declarationAroundAttribute = Parser.none
    scope = Parser.none
    fileScope = Parser.none
    conditionalDepth = 0
    branches.removeAll(keepingCapacity: true)
    isAttempt = false
    nextDirective = 0
    inCondition = false
    expressionFlags = []
    typeFlags = []
    binding = .none
    lastBinding = (-1, Parser.none)
    closureContext = ClosureContext()
    bodyStart = Parser.none
    importAttributes = []
    knowsTest = nil
    if places != nil { places = NodePlaces() }
  }
}
