import LintRules
import SwiftFacts

/// What one file contributes to the use graph.
struct FileUses: Sendable {
  var uses: [Use] = []
  var sites: [CallSite] = []
  /// What `Use.links` point into.
  var links: [ChainLink] = []
  var resolved = 0
  var unresolved = 0
  var ambiguous = 0
  /// Every name, where somebody asked.
  var references: [NameReading] = []

  /// Without the room that its lists have to grow: it is kept until all files are done.
  func trimmed() -> FileUses {
    var exact = self
    exact.uses = uses.withUnsafeBufferPointer { Array($0) }
    exact.sites = sites.withUnsafeBufferPointer { Array($0) }
    exact.links = links.withUnsafeBufferPointer { Array($0) }
    return exact
  }
}

/// Finds the uses of one file: what declarations mention, and what expressions reach.
struct UseFinder {
  let file: UInt32
  let facts: FileFacts
  let hierarchy: Hierarchy
  let roles: [RoleAssignment]
  let words: SiteWords
  let weakWrappers: SymbolSet
  let typer: Typer
  var code: TypedCode
  var scopes: [UInt32]
  var found = FileUses()
  /// The nodes of the chain at work, root first, and the links that have been passed with what they hold: kept to save
  /// memory the trouble.
  var nodes: [UInt32] = []
  var passed: [(node: UInt32, holder: UInt32)] = []
  /// Uses in declarations are chains of their own, numbered from here; others are numbered by their last expression.
  var nextChain: UInt32 = 1 << 31
  /// The last expression of the access chain that each expression is part of.
  let tops: [UInt32]
  /// By the top of a chain, its last call: earlier ones (modifiers of a SwiftUI view) are sites of their own.
  let lastCalls: [UInt32]
  /// For each declaration its innermost enclosing type.
  var typeOfDeclaration: [UInt32]
  let keepsReferences: Bool

  var table: TypeTable { hierarchy.table }
  var resolver: TypeResolver { hierarchy.resolver }

  @inline(never)
  static func find(
    file: UInt32, typer: Typer, roles: [RoleAssignment], words: SiteWords, weakWrappers: SymbolSet,
    keepsReferences: Bool = false
  ) -> FileUses {
    var finder = UseFinder(
      file: file, typer: typer, roles: roles, words: words, weakWrappers: weakWrappers,
      keepsReferences: keepsReferences)
    finder.declarations()
    finder.expressions()
    return finder.found.trimmed()
  }

  init(
    file: UInt32, typer: Typer, roles: [RoleAssignment], words: SiteWords, weakWrappers: SymbolSet,
    keepsReferences: Bool
  ) {
    self.file = file
    self.keepsReferences = keepsReferences
    self.typer = typer
    self.roles = roles
    self.words = words
    self.weakWrappers = weakWrappers
    hierarchy = typer.hierarchy
    facts = hierarchy.table.files[Int(file)].facts
    code = self.typer.type(file: file)
    let count = UInt32(facts.body.expressions.count)
    tops = UseFinder.chainTops(facts.body.expressions)
    lastCalls = UseFinder.lastCalls(facts.body.expressions, tops)
    scopes = Typer.Stretch.innermostScopes(facts.body.scopes, 0..<count)
    let table = hierarchy.table
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

  static func chainTops(_ expressions: [ExpressionNode]) -> [UInt32] {
    var tops = (0..<UInt32(expressions.count)).map { $0 }
    for node in expressions.indices.reversed() {
      let fact = expressions[node]
      guard fact.operand != .max else { continue }
      switch fact.kind {
      case .member, .call, .subscript, .chain, .force, .cast, .keyPath, .assignment:
        tops[Int(fact.operand)] = tops[node]
      default: break
      }
    }
    return tops
  }

  static func lastCalls(_ expressions: [ExpressionNode], _ tops: [UInt32]) -> [UInt32] {
    var last = [UInt32](repeating: .max, count: expressions.count)
    for node in expressions.indices where expressions[node].kind == .call { last[Int(tops[node])] = UInt32(node) }
    return last
  }
}
