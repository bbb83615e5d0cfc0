import References
import SwiftFacts
import SymbolGraph

/// Whether any code reads a stored property. Not for the hot path: it may read files again, to tell the property from a
/// local of the same name and from a member of another type.
extension Project {
  /// Some code names a property, be it only to set it. Asked about properties that other files do not see.
  public func isNamed(_ property: DeclarationRef) -> Bool {
    isDemanded(property) || names(property, in: property.file) { _ in true }
  }

  /// Some code reads a property, and does not only set it. Where that cannot be known it counts as read.
  public func isRead(_ property: DeclarationRef) -> Bool {
    guard let owner = table.owner(of: property), !owner.isExternal, !isDemanded(property),
      hierarchy.descendants(of: owner).isEmpty
    else { return true }
    let own = Set(table.parts(of: owner).map(\.file))
    if own.contains(where: { file in names(property, in: file) { !$0 } }) { return true }
    if table.declaration(property).modifiers.hideFromOtherFiles { return false }
    let name = table.name(of: property)
    let others = table.files.indices.filter { table.namesOfFile[$0].contains(name) && !own.contains(UInt32($0)) }
    return others.count > Project.mostFiles || others.contains { file in names(property, in: UInt32(file)) { !$0 } }
  }

  /// More files than this are not read again for one name: the property counts as read.
  private static let mostFiles = 32

  /// A contract or a base class may ask for a property: one of the project's own that has a member of its name, or one
  /// from outside, of which only the system's are known not to.
  private func isDemanded(_ property: DeclarationRef) -> Bool {
    guard let owner = table.owner(of: property), !owner.isExternal else { return true }
    // A private property can neither implement a requirement nor override anything.
    if table.declaration(property).modifiers.contains(.private) { return false }
    let name = table.name(of: property)
    return hierarchy.ancestry(of: owner).dropFirst().contains { ancestor in
      guard ancestor.isExternal else { return !table.members(named: name, of: ancestor).isEmpty }
      let word = simpleName(ancestor)
      return !["UI", "NS"].contains { word.hasPrefix($0) } && !["AnyObject", "ObservableObject"].contains(word)
    }
  }

  /// - Parameter counts: whether a mention counts, by whether something is assigned to it.
  private func names(_ property: DeclarationRef, in file: UInt32, _ counts: (_ isAssigned: Bool) -> Bool) -> Bool {
    let name = table.name(of: property)
    // A test may read it, and of what tests do perhaps only the names are known.
    if exemptFiles[Int(file)], table.namesOfFile[Int(file)].contains(name) { return true }
    let body = table.facts(of: file).body
    let assigned = Set(
      body.expressions.lazy.filter { $0.kind == .assignment && $0.operand != .max }
        .map { body.expressions[Int($0.operand)] }.filter(\.hasName).map(\.offset))
    let mentions = body.expressions.filter { node in
      (node.hasName || node.kind == .implicitMember) && table.nameID(node.payload, in: file) == name
        && counts(assigned.contains(node.offset))
    }
    if mentions.isEmpty { return false }
    // `name` in the file of the property, where no local is called so: there is no need to look closer.
    let isShadowed = file != property.file || body.locals.contains { table.nameID($0.name, in: file) == name }
    if !isShadowed, mentions.contains(where: { $0.kind == .name }) { return true }
    // What was taken for something else; a name of which nothing is known may mean the property.
    let others = Set(
      reading(of: file).references.lazy.filter { $0.name == name && !self.mayMean($0, property) }.map(\.offset))
    return mentions.contains { !others.contains($0.offset) }
  }

  private func mayMean(_ reference: NameReading, _ property: DeclarationRef) -> Bool {
    switch reference.outcome {
    case .member(let member, _): member == property
    case .own, .local, .type, .genericParameter, .outside, .notDeclared: false
    case .ambiguous, .behindAmbiguous, .behindUnknown, .unknown: true
    }
  }
}
