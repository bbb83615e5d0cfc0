import Architecture
import LintRules
import References
import RuleEngine
import SwiftFacts
import SymbolGraph

/// How a property can be held weakly.
extension Words {
  /// `[L]`, `[L]?`, `Set<L>`, `(L, Int)`, `= [L]()`: what keeps several cannot be weak.
  var isList: Bool {
    guard let (surface, property) = declared else { return false }
    let facts = project.table.facts(of: diagnostic.file)
    guard property.type != .max else {
      guard property.value != .max else { return false }
      let value = facts.body.expressions[Int(property.value)]
      if [.array, .dictionary, .tuple].contains(value.kind) { return true }
      return value.kind == .call && value.operand != .max && facts.body.expressions[Int(value.operand)].kind == .type
    }
    var type = surface.types[Int(property.type)]
    if type.kind == .optional, property.type + 1 < type.end { type = surface.types[Int(property.type) + 1] }
    if type.kind == .named { return ["Array", "Set", "Dictionary"].contains(facts.names[type.name]) }
    return [.array, .dictionary, .tuple].contains(type.kind)
  }

  /// How a property can be weak that cannot become it by one word.
  var weakly: String? {
    guard let (surface, property) = declared, property.kind == .variable else { return nil }
    let facts = project.table.facts(of: diagnostic.file)
    if property.attributeCount > 0 { return nil }
    if property.modifiers.contains(.lazy) {
      return
        "A lazy property cannot be weak: make the object in the function that shows it, or assign a weak one where the module is built."
    }
    if property.value != .max, case let call = facts.body.expressions[Int(property.value)], call.kind == .call,
      call.operand != .max, case let made = facts.body.expressions[Int(call.operand)], made.kind == .name,
      facts.names[made.payload].first?.isUppercase ?? false
    {
      return "Let another part make and hold it, and declare the property weak: made here it would go away at once."
    }
    guard property.type != .max else { return nil }
    var root = Int(property.type)
    // An optional variable needs the word alone.
    if surface.types[root].kind == .optional {
      guard property.modifiers.contains(.let), root + 1 < Int(surface.types[root].end) else { return nil }
      root += 1
    }
    let type = surface.types[root]
    guard type.kind == .named, Int(type.end) == root + 1 else { return nil }
    return "Declare it `weak var \(facts.names[property.name]): \(facts.names[type.name])?`."
  }

  /// A router that holds its presenter is often all that does so until the screen is there: the presenter's reference
  /// to the router can be the weak one, too.
  var wayBack: String? {
    guard let router = diagnostic.subject, project.role(router) == .router, case .type(let held) = diagnostic.object,
      !held.isExternal, project.role(held) == .presenter
    else { return nil }
    let presenters = project.nature(held) == .contract ? project.conformers[held.index] : [held]
    let back = project.stores.lazy.map { project.uses[$0] }.first { use in
      use.ownership == .strong && presenters.contains(use.subject) && !use.object.isExternal
        && project.hierarchy.inherits(router, from: use.object)
    }
    guard let back else { return nil }
    let property = project.table.interner[
      project.table.name(of: DeclarationRef(file: back.file, declaration: back.declaration))]
    return "If nothing else holds the presenter, make `\(project.name(back.subject)).\(property)` weak instead."
  }
}
