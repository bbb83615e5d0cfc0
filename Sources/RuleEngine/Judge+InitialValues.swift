import SourceText
import SwiftFacts
import SymbolGraph

/// A property or local that names a type and makes it at once: a reader sees one use.
extension Judge {
  /// The diagnostic about a stored property, for what is about the type that it stores and stands in its attributes or
  /// its initial value; that about the written type of a local, for what is made in its initial value.
  func stored(by diagnostic: Diagnostic) -> Int? {
    func isToldBy(_ known: Int) -> Bool {
      diagnostics[known].subject == diagnostic.subject && isTold(diagnostic.object, by: diagnostics[known].object)
    }
    guard diagnostic.declaration != .max else { return nil }
    if let known = storing[property(of: diagnostic)] {
      return isToldBy(known) && !isInBody(diagnostic) ? known : nil
    }
    guard diagnostic.way == .makes, let local = local(before: diagnostic), startsWith(local, diagnostic) else {
      return nil
    }
    return naming[key(diagnostic.file, local)]?.first(where: isToldBy)
  }

  /// Whether it stands in the code of an accessor or closure: what these do is more than the value of the property.
  private func isInBody(_ diagnostic: Diagnostic) -> Bool {
    let facts = project.table.facts(of: diagnostic.file)
    let property = facts.surface.declarations[Int(diagnostic.declaration)].range
    return facts.body.scopes(in: property).contains { scope in
      [.closure, .function, .getter, .setter, .observer].contains(scope.kind)
        && scope.range.contains(diagnostic.range.start)
    }
  }

  /// The last local whose name stands before a place: the one for which a type that stands there is written, or in
  /// whose initial value the place lies, if there is such a local.
  func local(before diagnostic: Diagnostic) -> UInt32? {
    if localsByPlace.file != diagnostic.file {
      localsByPlace = LocalsByPlace(diagnostic.file, project.table.facts(of: diagnostic.file).body)
    }
    return localsByPlace.last(before: diagnostic.range.start)
  }

  /// Whether what a diagnostic is about stands in the type that is written for a local: `let session: Session = …`.
  func isWritten(for local: UInt32, _ diagnostic: Diagnostic) -> Bool {
    let facts = project.table.facts(of: diagnostic.file)
    return facts.surface.contains(diagnostic.range.start, inType: facts.body.locals[Int(local)].type)
  }

  /// Whether what a diagnostic is about stands in the initial value of a local, and not in a closure there.
  private func startsWith(_ local: UInt32, _ diagnostic: Diagnostic) -> Bool {
    let body = project.table.facts(of: diagnostic.file).body
    let fact = body.locals[Int(local)]
    guard fact.value != .max, diagnostic.node <= fact.value else { return false }
    func closure(around node: UInt32) -> ByteRange? {
      body.scopes(around: node).first { $0.kind == .closure || $0.kind == .function }?.range
    }
    return closure(around: diagnostic.node) == closure(around: fact.value)
  }

  /// `let session: Session = UserSession()`: the type that is made conforms to the one that is named.
  private func isTold(_ made: Diagnostic.Object, by stored: Diagnostic.Object) -> Bool {
    guard case .type(let made) = made, case .type(let stored) = stored else { return made == stored }
    return made == stored || project.hierarchy.inherits(made, from: stored)
  }

  func property(of diagnostic: Diagnostic) -> UInt64 {
    UInt64(diagnostic.file) << 32 | UInt64(diagnostic.declaration)
  }
}

/// The locals of a file in the order of its text: a body knows them in the order in which they can be seen, those of a
/// closure before the local that it is the value of.
struct LocalsByPlace {
  /// An index into `SymbolTable.files`; nil before a file was asked for.
  private(set) var file: UInt32?
  private var places: [(offset: UInt32, number: UInt32)] = []

  init() {}

  init(_ file: UInt32, _ body: BodyFacts) {
    self.file = file
    places = body.locals.indices.map { (body.locals[$0].offset, UInt32($0)) }.sorted { $0 < $1 }
  }

  func last(before place: UInt32) -> UInt32? {
    let next = places.partitionPoint { $0.offset >= place }
    return next > 0 ? places[next - 1].number : nil
  }
}
