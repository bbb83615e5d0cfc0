import LintRules
import SwiftFacts
import SymbolGraph

/// What a file, or several that follow each other, contributes to the use graph.
public struct FileUses: Sendable {
  /// By file; of each first what declarations mention, then by expression.
  public internal(set) var uses: [Use] = []
  /// Those that only a project's own rules may ask about: of code in no type, and of attributes from outside.
  public internal(set) var free: [Use] = []
  /// By file; of each first the overrides that it declares, then what its expressions do.
  public internal(set) var sites: [CallSite] = []
  /// What `Use.links` point into.
  public internal(set) var links: [ChainLink] = []
  var accesses = AccessCount()
  /// Every name, where a command asks for it.
  public var references: [NameReading] = []

  /// Without the room that its lists have to grow: it is kept until all files are done.
  func trimmed() -> FileUses {
    var exact = self
    exact.uses = uses.withUnsafeBufferPointer { Array($0) }
    exact.free = free.withUnsafeBufferPointer { Array($0) }
    exact.sites = sites.withUnsafeBufferPointer { Array($0) }
    exact.links = links.withUnsafeBufferPointer { Array($0) }
    return exact
  }

  /// Puts the uses of one file in the order of the expressions, those of declarations first. Mostly they are.
  mutating func sortUses(from first: Int) {
    let places = first..<uses.count
    if places.dropFirst().allSatisfy({ uses[$0 - 1].place <= uses[$0].place }) { return }
    // One by one: while a slice is kept, the whole list would be copied.
    let sorted = places.sorted { (uses[$0].place, $0) < (uses[$1].place, $1) }.map { uses[$0] }
    for (place, use) in zip(places, sorted) { uses[place] = use }
  }

  /// Their room is kept.
  mutating func removeAll() {
    uses.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    sites.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    references = []
    accesses = AccessCount()
  }
}

/// Finds the uses of one file: what declarations mention, and what expressions reach.
struct UseFinder {
  let typed: InferredFile
  let keepsReferences: Bool
  /// Code in no type, and attributes, are read as well: a project's own rules may speak of them.
  let readsFreeCode: Bool
  var found: FileUses
  /// The chain at work; its memory serves the next one.
  var chain = AccessChain()
  /// Uses in declarations are chains of their own, numbered from here; others are numbered by their last expression.
  var nextChain: UInt32 = 1 << 31

  var file: UInt32 { typed.file }
  var table: SymbolTable { typed.table }
  var resolver: TypeResolver { typed.resolver }

  /// Adds the uses of a file to those of the files before it.
  @inline(never)
  static func find(
    in typed: InferredFile, into found: inout FileUses, readsFreeCode: Bool, keepsReferences: Bool = false
  ) {
    var finder = UseFinder(
      typed: typed, keepsReferences: keepsReferences, readsFreeCode: readsFreeCode, found: FileUses())
    swap(&finder.found, &found)
    let first = finder.found.uses.count
    finder.declarations()
    finder.expressions()
    swap(&finder.found, &found)
    found.sortUses(from: first)
  }

  func expression(_ node: UInt32) -> ExpressionNode { typed.facts.body.expressions[Int(node)] }

  /// The type whose code a declaration is; nil where that code is not read.
  func subject(of declaration: UInt32) -> TypeKey? {
    typed.subject(of: declaration) ?? (readsFreeCode ? .nobody : nil)
  }
}
