import LintRules
import SourceText
import SwiftFacts
import SymbolGraph
import TypeInference

/// A file with its expressions typed, and what is asked about it again and again.
///
/// Immutable, and a class for the same reason as `SymbolTable`.
final class InferredFile {
  let file: UInt32
  let facts: FileFacts
  let hierarchy: Hierarchy
  let roles: [Role?]
  let words: SiteWords
  let weakWrappers: NameSet
  let inferrer: TypeInferrer
  let code: TypedCode
  let read: CodeToRead
  /// The innermost scope of each expression.
  let scopes: [UInt32]
  /// The last expression of the access chain that each expression is part of.
  let tops: [UInt32]
  /// By the top of a chain, its last call: earlier ones (modifiers of a SwiftUI view) are sites of their own.
  let lastCalls: [UInt32]
  /// For each declaration its innermost enclosing type.
  private let typeOfDeclaration: [UInt32]

  /// For each property the assignments to it, ascending.
  private(set) lazy var assignments: [DeclarationRef: [UInt32]] = {
    var found: [DeclarationRef: [UInt32]] = [:]
    for (node, fact) in facts.body.expressions.enumerated()
    where fact.kind == .assignment && fact.operand != .max && fact.payload != .max {
      if case .member(let property, _) = code.target(fact.operand) { found[property, default: []].append(UInt32(node)) }
    }
    return found
  }()
  private lazy var valuesOfArguments = Set(facts.body.arguments.map(\.value))

  var table: SymbolTable { hierarchy.table }
  var resolver: TypeResolver { hierarchy.resolver }

  init(
    file: UInt32, isWhole: Bool, inferrer: TypeInferrer, roles: [Role?], words: SiteWords, weakWrappers: NameSet
  ) {
    self.file = file
    self.inferrer = inferrer
    self.roles = roles
    self.words = words
    self.weakWrappers = weakWrappers
    hierarchy = inferrer.hierarchy
    let table = inferrer.table
    let facts = table.facts(of: file)
    read = isWhole ? CodeToRead(all: facts) : CodeToRead(tellingIn: facts, file, table, words)
    let batch = inferrer.type(file: file, read.nodes)
    self.facts = facts
    code = batch.code
    scopes = batch.scopes
    (tops, lastCalls) = InferredFile.chains(facts)
    var types = [UInt32](repeating: .max, count: facts.surface.declarations.count)
    for (index, declaration) in facts.surface.declarations.enumerated() {
      if declaration.kind.isNominal || declaration.kind == .extension {
        types[index] = table.key(of: DeclarationRef(file: file, declaration: UInt32(index)))?.raw ?? .max
      } else if declaration.parent != .max {
        types[index] = types[Int(declaration.parent)]
      }
    }
    typeOfDeclaration = types
  }

  private static func chains(_ facts: FileFacts) -> (tops: [UInt32], lastCalls: [UInt32]) {
    let expressions = facts.body.expressions
    var lastCalls = [UInt32](repeating: .max, count: expressions.count)
    let tops = [UInt32](unsafeUninitializedCapacity: expressions.count) { tops, count in
      for node in expressions.indices { tops[node] = UInt32(node) }
      for node in expressions.indices.reversed() {
        let fact = expressions[node]
        switch fact.kind {
        case .call:
          let top = tops[node]
          if lastCalls[Int(top)] == .max { lastCalls[Int(top)] = UInt32(node) }
        case .subscript:
          // `presenter[keyPath: \.interactor]`: the path is a part of the chain.
          if facts.isKeyPathApplied(by: fact) {
            tops[Int(facts.body.arguments[Int(fact.payload)].value)] = tops[node]
          }
        case .member, .chain, .force, .cast, .keyPath, .assignment: break
        default: continue
        }
        if fact.operand != .max { tops[Int(fact.operand)] = tops[node] }
      }
      count = expressions.count
    }
    return (tops, lastCalls)
  }

  // MARK: Declarations and written types

  func subject(of declaration: UInt32) -> TypeKey? {
    let raw = declaration == .max ? UInt32.max : typeOfDeclaration[Int(declaration)]
    return raw == .max ? nil : TypeKey(raw: raw)
  }

  func owner(of node: UInt32) -> UInt32 {
    let scope = scopes[Int(node)]
    return scope == .max ? .max : facts.body.scopes[Int(scope)].owner
  }

  func nameLength(_ fact: ExpressionNode) -> UInt32 {
    switch fact.kind {
    case .name, .member, .implicitMember:
      return UInt32(facts.names.byteRange(of: fact.payload).count) + (fact.flags.contains(.backticked) ? 2 : 0)
    default: return 1
    }
  }

  /// Where the name stands that an expression is known by; of a cast that of the type.
  func range(ofNameIn fact: ExpressionNode) -> ByteRange {
    if fact.kind == .cast, fact.payload != .max {
      let types = facts.surface.types
      let name = types[Int(fact.payload)..<Int(types[Int(fact.payload)].end)].first {
        $0.kind == .named || $0.kind == .member
      }
      if let name { return facts.nameRange(of: name) }
    }
    return ByteRange(start: fact.offset, end: fact.offset + nameLength(fact))
  }

  func hasWeakWrapper(_ declaration: DeclarationFact) -> Bool {
    for index in 0..<Int(declaration.attributeCount) {
      let attribute = facts.surface.attributes[Int(declaration.attributes) + index]
      if weakWrappers.contains(table.nameID(attribute.name, in: file)) { return true }
    }
    return false
  }

  /// An expression is handed to a call, as it is.
  func isArgument(_ node: UInt32) -> Bool { valuesOfArguments.contains(node) }

  /// `@Injected`, if the project declares that.
  func isOwnType(_ node: UInt32, context: UInt32) -> Bool {
    guard case .type(let key, _) = inferrer.value(ofType: node, in: file, context: context) else { return false }
    return !key.isExternal
  }

  func isOfUIKit(_ node: UInt32, context: UInt32) -> Bool {
    guard facts.surface.types[Int(node)].kind == .named,
      case .type(let key, _) = inferrer.value(ofType: node, in: file, context: context)
    else { return false }
    return key.isExternal && table.interner.isOfUIKit(key.nameID)
  }
}
