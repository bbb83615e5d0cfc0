import SourceText
import SwiftFacts

/// Reads Swift files, one after the other, into `FileFacts`.
///
/// Reading one file is a pure function of its bytes. The reader only keeps its buffers, so that the next file costs no
/// allocations but those of the facts themselves. Use one reader per thread.
public struct SwiftReader: ~Copyable, Sendable {
  private var parser = Parser()

  public init() {}

  /// Everything that one file says.
  public mutating func read(_ bytes: [UInt8]) -> FileFacts {
    parser.parse(bytes)
    return parser.facts()
  }
}

/// Everything that one file says. Whoever reads many files keeps a `SwiftReader` instead.
public func read(_ bytes: [UInt8]) -> FileFacts {
  var reader = SwiftReader()
  return reader.read(bytes)
}

extension Parser {
  /// The facts of the file that was parsed, in arrays of exactly their size.
  mutating func facts() -> FileFacts {
    var facts = FileFacts()
    for index in tokenizer.directives.indices {
      let directive = tokenizer.directives[index]
      tokenizer.directives[index].subjectText = name(from: directive.subject.start, to: directive.subject.end)
      tokenizer.directives[index].reasonText = name(from: directive.reason.start, to: directive.reason.end)
    }
    let scan = scanFile(tokenizer.source)
    let isGenerated = isGeneratedHeader(tokenizer.source, tokenizer.header)
    facts.surface.imports = imports.array()
    facts.surface.declarations = declarations.array()
    facts.surface.parameters = parameters.array()
    facts.surface.genericParameters = genericParameters.array()
    facts.surface.requirements = requirements.array()
    facts.surface.attributes = attributes.array()
    facts.surface.types = types.array()
    facts.surface.directives = exact(tokenizer.directives)
    facts.surface.isGenerated = isGenerated
    facts.body.expressions = expressions.array()
    facts.body.arguments = arguments.array()
    for index in scopes.indices where scopes[index].owner != Parser.none {
      // Attributes before something that never became a declaration.
      if Int(scopes[index].owner) >= declarations.count { scopes[index].owner = Parser.none }
    }
    facts.body.scopes = scopes.array()
    facts.body.locals = locals.array()
    facts.body.genericArguments = genericArguments.array().sorted { $0.expression < $1.expression }
    facts.body.patterns = patterns.array()
    facts.surface.targets = manifestTargets()
    facts.names = names.table(&tokenizer.interner)
    facts.lineStarts = tokenizer.lineStarts.array()
    facts.byteCount = UInt32(tokenizer.source.count)
    facts.contentHash = scan.hash
    var problems = tokenizer.problems + self.problems
    if let broken = scan.invalidUTF8 { problems.append(ReadProblem(kind: .invalidUTF8, range: broken)) }
    problems.sort { ($0.range.start, $0.kind.rawValue) < ($1.range.start, $1.kind.rawValue) }
    facts.problems = exact(problems)
    return facts
  }
}
