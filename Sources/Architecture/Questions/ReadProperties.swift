import References
import SwiftFacts
import SymbolGraph

/// Whether anybody asks for what a stored property holds. Not for the hot path: files are read again for it, so that a
/// local of the same name, or a member of another type, is told from the property.
extension Project {
  /// Some code names a property, be it only to set it. Asked about properties that other files do not see.
  public func isNamed(_ property: DeclarationRef) -> Bool { names(property, in: property.file) { _ in true } }

  /// Some code reads a property, and does not only set it. Where that cannot be known it counts as read.
  public func isRead(_ property: DeclarationRef) -> Bool {
    guard let owner = table.owner(of: property), !owner.isExternal else { return true }
    let isOwn = Set(table.parts(of: owner).map(\.file)).contains { file in names(property, in: file) { !$0 } }
    if isOwn { return true }
    return !table.declaration(property).modifiers.hideFromOtherFiles && isReadElsewhere(property, of: owner)
  }

  /// Subclasses, and those who know a type by a contract that demands the property, may read it.
  private func isReadElsewhere(_ property: DeclarationRef, of owner: TypeKey) -> Bool {
    let name = table.name(of: property)
    if hierarchy.ancestry(of: owner).dropFirst().contains(where: { !table.members(named: name, of: $0).isEmpty }) {
      return true
    }
    if !hierarchy.descendants(of: owner).isEmpty { return true }
    let files = Set(uses.lazy.filter { $0.member == property || $0.next == property }.map(\.file))
    return files.contains { file in names(property, in: file) { !$0 } }
  }

  /// - Parameter counts: whether a mention counts, by whether something is assigned to it.
  private func names(_ property: DeclarationRef, in file: UInt32, _ counts: (_ isAssigned: Bool) -> Bool) -> Bool {
    let name = table.name(of: property)
    let expressions = table.files[Int(file)].facts.body.expressions
    let assigned = Set(
      expressions.lazy.filter { $0.kind == .assignment && $0.operand != .max }
        .map { expressions[Int($0.operand)] }.filter(\.hasName).map(\.offset))
    return reading(of: file).references.contains { reference in
      reference.name == name && mayMean(reference, property) && counts(assigned.contains(reference.offset))
    }
  }

  private func mayMean(_ reference: NameReading, _ property: DeclarationRef) -> Bool {
    switch reference.outcome {
    case .member(let member, _): member == property
    case .own, .local, .type, .genericParameter, .outside, .notDeclared: false
    case .ambiguous, .behindAmbiguous, .behindUnknown, .unknown: true
    }
  }
}
