import ProjectModel
import SwiftFacts

extension Judge {
  /// A type that stands between the brackets of a function, behind its arrow, or in its generic clauses.
  func isInSignature(_ verdict: Verdict) -> Bool {
    guard verdict.node == .max, let member = project.member(around: verdict.declaration, in: verdict.file),
      member.declaration == verdict.declaration
    else { return false }
    let surface = project.table.files[Int(verdict.file)].facts.surface
    return surface.types(ofSignature: surface.declarations[Int(member.declaration)]).contains { root in
      (root..<surface.types[Int(root)].end).contains { surface.types[Int($0)].offset == verdict.range.start }
    }
  }
}

extension SurfaceFacts {
  /// The roots of the types that a declaration writes in front of its body.
  fileprivate func types(ofSignature fact: DeclarationFact) -> [UInt32] {
    let parameters = (0..<Int(fact.parameterCount)).map { self.parameters[Int(fact.parameters) + $0].type }
    let generics = (0..<Int(fact.genericParameterCount)).map {
      genericParameters[Int(fact.genericParameters) + $0].constraint
    }
    let requirements = (0..<Int(fact.requirementCount)).map { self.requirements[Int(fact.requirements) + $0].right }
    return ([fact.type, fact.thrownType] + parameters + generics + requirements).filter { $0 != .max }
  }
}
