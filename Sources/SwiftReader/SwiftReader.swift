import SourceText
import SwiftFacts
import SwiftTokens

/// Reads Swift files, one after the other, into `FileFacts`.
///
/// Reading one file is a pure function of its bytes. The reader only keeps its buffers, so that the next file costs no
/// allocations but those of the facts themselves. Use one reader per thread.
public struct SwiftReader: ~Copyable, Sendable {
  private var parser = Parser()

  /// - Parameter skipsBodiesOfTests: in files of tests and in generated ones the bodies of functions are not read, for
  ///   no rule looks at them. Only the names in them are kept.
  public init(skipsBodiesOfTests: Bool = false) { parser.skipsBodiesOfTests = skipsBodiesOfTests }

  /// Everything that one file says.
  public mutating func read(_ bytes: [UInt8]) -> FileFacts {
    // A disk image, a file whose blocks were lost, UTF-16: there is nothing to read.
    if isMostlyNUL(bytes) { return .unread(because: .invalidUTF8) }
    parser.parse(bytes)
    return parser.facts()
  }
}

/// Everything that one file says. A caller that reads many files stores a `SwiftReader` instead.
public func read(_ bytes: [UInt8]) -> FileFacts {
  var reader = SwiftReader()
  return reader.read(bytes)
}

extension Parser {
  /// The facts of the file that was parsed, in arrays of exactly their size.
  mutating func facts() -> FileFacts {
    for index in tokenizer.directives.indices {
      let directive = tokenizer.directives[index]
      tokenizer.directives[index].subjectText = name(from: directive.subject.start, to: directive.subject.end)
      tokenizer.directives[index].reasonText = name(from: directive.reason.start, to: directive.reason.end)
    }
    for index in scopes.indices where scopes[index].owner != Parser.none {
      // Attributes before something that never became a declaration.
      if Int(scopes[index].owner) >= declarations.count { scopes[index].owner = Parser.none }
    }
    let (hash, isASCII) = tokenizer.source.scan()
    // The targets and the texts bring names of their own.
    let surface = surfaceFacts()
    var body = bodyFacts()
    body.texts = texts()
    return FileFacts(
      names: names.table(&tokenizer.interner), surface: surface, body: body,
      lineStarts: tokenizer.lineStarts.array(), byteCount: UInt32(tokenizer.source.count), contentHash: hash,
      problems: allProblems(isASCII: isASCII))
  }

  private mutating func surfaceFacts() -> SurfaceFacts {
    SurfaceFacts(
      imports: imports.array(), declarations: declarations.array(), parameters: parameters.array(),
      genericParameters: genericParameters.array(), requirements: requirements.array(), attributes: attributes.array(),
      types: types.array(), directives: exact(tokenizer.directives),
      isGenerated: isGeneratedHeader(tokenizer.source, tokenizer.header), targets: manifestTargets())
  }

  private mutating func bodyFacts() -> BodyFacts {
    BodyFacts(
      expressions: expressions.array(), arguments: arguments.array(), scopes: scopes.array(), locals: locals.array(),
      genericArguments: genericArguments.isEmpty
        ? [] : genericArguments.array().sorted { $0.expression < $1.expression },
      patterns: patterns.array())
  }

  private mutating func allProblems(isASCII: Bool) -> [ReadProblem] {
    let broken = isASCII ? nil : tokenizer.source.firstInvalidUTF8()
    if broken == nil && tokenizer.problems.isEmpty && problems.isEmpty { return [] }
    var all = tokenizer.problems + problems
    if let broken { all.append(ReadProblem(kind: .invalidUTF8, range: broken)) }
    all.sort { ($0.range.start, $0.kind.rawValue) < ($1.range.start, $1.kind.rawValue) }
    return exact(all)
  }
}
