import Architecture
import SwiftFacts
import SymbolGraph

extension Judge {
  /// A type that stands between the brackets of a function, behind its arrow, or in its generic clauses.
  func isInSignature(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.node == .max, let member = project.member(around: diagnostic.declaration, in: diagnostic.file),
      member.declaration == diagnostic.declaration
    else { return false }
    let surface = project.table.facts(of: diagnostic.file).surface
    return surface.types(ofSignature: surface.declarations[Int(member.declaration)]).contains { root in
      (root..<surface.types[Int(root)].end).contains { surface.types[Int($0)].offset == diagnostic.range.start }
    }
  }
}

extension SurfaceFacts {
  /// The roots of the types that a declaration writes in front of its body.
  fileprivate func types(ofSignature fact: DeclarationFact) -> [UInt32] {
    let parts =
      [fact.type, fact.thrownType] + parameters(of: fact).map(\.type) + genericParameters(of: fact).map(\.constraint)
      + requirements(of: fact).map(\.right)
    return parts.filter { $0 != .max }
  }
}
