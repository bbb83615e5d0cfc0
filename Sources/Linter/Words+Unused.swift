import Architecture
import SwiftFacts
import SymbolGraph

/// A property that nothing reads is deleted: there is no call to move elsewhere.
extension Words {
  /// The finding is about a property of a class, or about what that begins with, and nothing asks for it.
  var unused: String? {
    guard let (_, fact) = declared, fact.kind == .variable, fact.attributeCount == 0,
      case let property = DeclarationRef(file: diagnostic.file, declaration: diagnostic.declaration),
      let owner = project.table.owner(of: property), !owner.isExternal, project.table.entity(owner).kind == .class
    else { return nil }
    let facts = project.table.facts(of: diagnostic.file)
    let isHidden = facts.surface.hidesFromOtherFiles(fact)
    let scopes = facts.body.scopes.filter { $0.owner == diagnostic.declaration }
    // `private var presenter: LoginPresenter { base as! LoginPresenter }` does nothing as long as nothing asks it.
    let isComputed = scopes.contains { $0.kind == .getter }
    let name = facts.names[fact.name]
    // `didSet` need not say the name of the property that it observes.
    if scopes.contains(where: { $0.kind == .observer }) { return nil }
    // In the other branch of `#if` there may be another one.
    if project.table.members(named: project.table.name(of: property), of: owner).count > 1 { return nil }
    if isHidden, diagnostic.way == .stores || isReadAtFirst(property) || isComputed {
      return project.isNamed(property) ? nil : "Nothing uses `\(name)`: delete it."
    }
    // What holds strongly may be there only to keep something alive; but what is the application's lives anyway, and
    // what is lazy is not even made.
    if fact.modifiers.contains(.let), isReadAtFirst(property) {
      return project.isRead(property) ? nil : "Nothing reads `\(name)`: delete it."
    }
    if fact.modifiers.contains(.lazy),
      diagnostic.way == .stores || project.isInInitialValue(diagnostic.node, of: property)
    {
      return project.isRead(property) ? nil : "Nothing reads `\(name)`: delete it."
    }
    guard diagnostic.way == .stores, fact.modifiers.contains(.weak), !project.isRead(property) else { return nil }
    return "Nothing reads `\(name)`: delete it, and what sets it."
  }

  /// What is used stands behind the `=`, and nothing is called there: that might do something.
  private func isReadAtFirst(_ property: DeclarationRef) -> Bool {
    let body = project.table.facts(of: property.file).body
    let value = body.scopes(in: project.table.declaration(property).range).first { scope in
      scope.kind == .initialValue && scope.owner == property.declaration
        && scope.range.start <= diagnostic.range.start && diagnostic.range.end <= scope.range.end
    }
    guard let value else { return false }
    return body.expressions[Int(value.firstExpression)..<Int(value.endExpression)].allSatisfy { node in
      // (What stands in parentheses is a tuple of one.)
      node.hasName || node.kind.unwraps || node.kind == .cast || node.kind == .tuple && node.count == 1
    }
  }
}
