import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

extension Project {
  /// `protocol P: AnyObject`, `: class`, `@objc protocol P`, or bound to one through a supertype.
  public func isClassBound(_ key: TypeKey) -> Bool {
    hierarchy.ancestry(of: key).contains { ancestor in
      if isBoundToObjects(ancestor) { return true }
      if ancestor.isExternal { return false }
      let entity = table.entity(ancestor)
      if let mark = table.interner.find("objc"), table.has([mark], entity.at) { return true }
      // `protocol P where Self: UIViewController`
      let resolver = hierarchy.resolver
      let bounds = resolver.selfBounds(of: entity.at)
      if bounds.contains(where: { $0.keys.contains { isBoundToObjects($0) } }) { return true }
      return table.parts(of: ancestor).contains { at in
        (resolver.inheritedTypes(of: at) + resolver.requirementsOfSelf(at)).contains { root in
          let node = table.facts(of: at.file).surface.types[Int(root)]
          return node.kind == .classConstraint
            || node.kind == .named && table.nameID(node.name, in: at.file) == resolver.known.anyObject
        }
      }
    }
  }

  private static let classBoundFromOutside: Set<String> = [
    "NSObjectProtocol", "AnyObject", "Actor", "ObservableObject", "Interactable", "Presentable", "Routing",
    "ViewableRouting", "LaunchRouting", "ViewControllable",
  ]

  /// A class, an actor, or a protocol from outside to which only these conform.
  private func isBoundToObjects(_ key: TypeKey) -> Bool {
    if !key.isExternal { return table.entity(key).kind.isObject }
    let name = table.interner[key.nameID]
    return Project.classBoundFromOutside.contains(name) || name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  /// `final class WeakBox<T: AnyObject> { weak var object: T? }`
  public func keepsParameterWeakly(_ key: TypeKey) -> Bool {
    guard !key.isExternal, case let at = table.entity(key).at, case let parameters = table.genericParameters(of: at),
      !parameters.isEmpty,
      // A screen with a delegate is no box.
      !hierarchy.ancestry(of: key).contains(where: { $0.isExternal && table.interner.isOfUIKit($0.nameID) })
    else { return false }
    let surface = table.facts(of: at.file).surface
    return surface.members(of: at.declaration).contains { _, fact in
      guard fact.kind == .variable, fact.modifiers.contains(.weak), fact.type != .max else { return false }
      let types = surface.types[Int(fact.type)..<Int(surface.types[Int(fact.type)].end)]
      return types.contains { $0.kind == .named && parameters.contains($0.name) }
    }
  }

  /// Whether a type assigns `nil` to one of its properties: then it breaks the circle itself. A property of the same
  /// name that another type in the file empties is none of its own.
  public func setsToNil(_ property: UInt32, in file: UInt32, of owner: TypeKey) -> Bool {
    let name = table.nameID(table.facts(of: file).surface.declarations[Int(property)].name, in: file)
    for part in Set(table.parts(of: owner).map(\.file)) {
      let body = table.facts(of: part).body
      for (number, node) in body.expressions.enumerated()
      where node.kind == .assignment && node.operand != .max && node.payload != .max {
        let isEmptied = emptied(by: node, in: part).contains { ownName($0, in: part) == name }
        if isEmptied, isCode(UInt32(number), in: part, of: owner) { return true }
      }
    }
    return false
  }

  /// What an assignment sets to nil: `view = nil`, `view = .none`, `(view, output) = (nil, nil)`.
  private func emptied(by assignment: ExpressionNode, in file: UInt32) -> [UInt32] {
    let body = table.facts(of: file).body
    let (target, value) = (body.expressions[Int(assignment.operand)], body.expressions[Int(assignment.payload)])
    if target.kind == .tuple, value.kind == .tuple {
      return zip(body.arguments(of: target), body.arguments(of: value)).compactMap { place, value in
        place.value != .max && value.value != .max && isNil(value.value, in: file) ? place.value : nil
      }
    }
    return isNil(assignment.payload, in: file) ? [assignment.operand] : []
  }

  /// `nil`, `.none`, `Optional.none`
  private func isNil(_ node: UInt32, in file: UInt32) -> Bool {
    let fact = table.facts(of: file).body.expressions[Int(node)]
    switch fact.kind {
    case .implicitMember: return table.nameID(fact.payload, in: file) == hierarchy.resolver.known.none
    case .member:
      guard fact.operand != .max, case let type = table.facts(of: file).body.expressions[Int(fact.operand)],
        type.kind == .name, table.nameID(type.payload, in: file) == hierarchy.resolver.known.optional
      else { return false }
      return table.nameID(fact.payload, in: file) == hierarchy.resolver.known.none
    default: return fact.isNil
    }
  }

  /// Whether an expression stands in the code of a type, of one that it inherits from or of one that inherits from it.
  private func isCode(_ node: UInt32, in file: UInt32, of owner: TypeKey) -> Bool {
    guard let scope = table.facts(of: file).body.outermostScope(around: node),
      let type = table.enclosingType(of: scope.owner, in: file)
    else { return true }
    return type == owner || hierarchy.inherits(type, from: owner) || hierarchy.inherits(owner, from: type)
  }

  /// `name`, `self.name` or `self?.name`; nil for what is called on something else.
  public func ownName(_ node: UInt32, in file: UInt32) -> NameID? {
    let fact = table.facts(of: file).body.expressions[Int(node)]
    switch fact.kind {
    case .name: break
    case .member where fact.operand != .max: guard isSelf(fact.operand, in: file) else { return nil }
    default: return nil
    }
    return table.nameID(fact.payload, in: file)
  }

  /// `self`, `self?`, or a local that it was bound to: `guard let this = self`.
  ///
  /// - Parameter depth: through how many locals it is followed.
  public func isSelf(_ node: UInt32, in file: UInt32, depth: Int = 4) -> Bool {
    let body = table.facts(of: file).body
    let node = body.unwrapped(node)
    guard body.expressions[Int(node)].kind == .name else { return false }
    if table.nameID(body.expressions[Int(node)].payload, in: file) == hierarchy.resolver.known.`self` { return true }
    guard depth > 0, let local = local(namedAt: node, in: file), local.value != .max, local.value < node else {
      return false
    }
    return isSelf(local.value, in: file, depth: depth - 1)
  }

  /// The place where a component is made, if all references that store it are weak or unowned; nil if one is strong, or
  /// if that is not known.
  ///
  /// - Parameter files: where that place must lie.
  public func birthOfWeaklyHeld(_ component: TypeKey, in files: Range<UInt32>) -> Use? {
    let births = makes(of: component)
    guard let first = births.first, files.contains(first.file) else { return nil }
    let contracts = Set(hierarchy.ancestry(of: component).filter { !$0.isExternal })
    let kept = contracts.flatMap { stores(of: $0) }.filter { $0.subject != component }
    guard !kept.isEmpty, kept.allSatisfy({ $0.ownership != .strong }) else { return nil }
    let written = Set(contracts.flatMap { writes(of: $0) }.map { GroupedIndex.key($0.file, $0.node) })
    guard births.allSatisfy({ isDropped($0, knownTargets: written) }), !isFilledIn(contracts),
      !isKeptByClosure(component)
    else { return nil }
    return first
  }

  /// `LoginPresenter(onClose: { self.finish() })`, `presenter.onClose = { [self] in finish() }`: the object that stores
  /// the closure keeps the component alive.
  private func isKeptByClosure(_ component: TypeKey) -> Bool {
    Set(table.parts(of: component).map(\.file)).contains { file in
      let body = table.facts(of: file).body
      let stored = Set(
        body.expressions.flatMap { node -> [UInt32] in
          switch node.kind {
          case .assignment: return [node.payload]
          case .call where node.operand != .max:
            let callee = table.named(byCallee: node.operand, in: file)
            return table.isCalledType(callee, in: file) ? body.arguments(of: node).map(\.value) : []
          default: return []
          }
        })
      return body.expressions.enumerated().contains { node, fact in
        guard fact.kind == .closure, stored.contains(UInt32(node)), case let scope = body.scopes[Int(fact.payload)],
          table.enclosingType(of: scope.owner, in: file) == component
        else { return false }
        let captured = body.locals.first { local in
          local.kind == .capture && local.scope == fact.payload
            && table.nameID(local.name, in: file) == hierarchy.resolver.known.`self`
        }
        return captured.map { $0.modifiers.isDisjoint(with: [.weak, .unowned]) }
          ?? (scope.firstExpression..<scope.endExpression).contains { isSelf($0, in: file, depth: 0) }
      }
    }
  }

  /// `class LoginViewController: BaseViewController<LoginOutput>`: what a base is filled in with it may keep.
  private func isFilledIn(_ contracts: Set<TypeKey>) -> Bool {
    uses.contains { use in
      guard use.way == .signature, contracts.contains(use.object), use.declaration != .max else { return false }
      let kind = table.facts(of: use.file).surface.declarations[Int(use.declaration)].kind
      return kind.isNominal || kind == .extension
    }
  }

  /// Made into a local (or straight into a property), and then only assigned to properties or asked to do something.
  ///
  /// - Parameter knownTargets: properties that are assigned to and whose type is known, by file and expression.
  private func isDropped(_ birth: Use, knownTargets: Set<UInt64>) -> Bool {
    guard birth.node != .max else { return false }
    let body = table.facts(of: birth.file).body
    guard let fact = local(holding: birth) else {
      let calls = calls(making: birth)
      return body.expressions.contains { $0.kind == .assignment && calls.contains($0.payload) }
        || calls.contains { isKeptWeakly($0, in: birth.file) }
    }
    let uses = mentions(of: fact, in: birth.file)
    // Inside a closure it is captured.
    let closures = body.scopes.filter { $0.kind == .closure }
    if uses.contains(where: { node in
      closures.contains {
        $0.firstExpression <= node && node < $0.endExpression
          && !($0.firstExpression <= fact.visibleFrom && fact.visibleFrom < $0.endExpression)
      }
    }) {
      return false
    }
    if isCaptured(byMethodsOf: birth.object, Set(uses), in: birth.file) { return false }
    // As an argument, an element or a result it goes somewhere we do not follow.
    let handed = Set(body.arguments.map(\.value))
    // Assigned to something that we cannot follow, it may be kept there.
    for node in body.expressions where node.kind == .assignment && uses.contains(node.payload) {
      if !knownTargets.contains(GroupedIndex.key(birth.file, node.operand)) { return false }
    }
    let given = Set(
      body.expressions.filter { $0.kind == .return || $0.kind == .cast || $0.kind == .coalescing }.map(\.operand))
    return uses.allSatisfy { !given.contains($0) && (!handed.contains($0) || isKeptWeakly($0, in: birth.file)) }
      && !body.locals.contains { other in other.value != .max && uses.contains(other.value) }
  }

  /// `view.onTap = presenter.tapped`: a reference to a method captures the object. (`#selector(presenter.tapped)` does
  /// not.)
  private func isCaptured(byMethodsOf type: TypeKey, _ mentions: Set<UInt32>, in file: UInt32) -> Bool {
    let body = table.facts(of: file).body
    let accesses = body.expressions.indices.filter {
      body.expressions[$0].kind == .member && mentions.contains(body.expressions[$0].operand)
    }
    if accesses.isEmpty { return false }
    var others: Set<UInt32> = []
    for expression in body.expressions {
      if expression.kind == .call { others.insert(expression.operand) }
      if expression.kind == .macro { others.formUnion(body.arguments(of: expression).map(\.value)) }
    }
    let methods = Set(members(of: type, .function).map { table.name(of: $0) })
    return accesses.contains { node in
      !others.contains(UInt32(node)) && methods.contains(table.nameID(body.expressions[node].payload, in: file))
    }
  }

  /// Whether a value is an argument that an initialiser of the project only puts into weak or unowned properties.
  private func isKeptWeakly(_ value: UInt32, in file: UInt32) -> Bool {
    let body = table.facts(of: file).body
    for call in body.expressions where call.kind == .call && call.operand != .max {
      guard let argument = body.arguments(of: call).first(where: { $0.value == value }) else { continue }
      let made = uses(in: file, at: call.operand..<call.operand + 1).first { $0.way == .makes && !$0.object.isExternal }
      let labels = body.arguments(of: call).map { table.nameID($0.label, in: file) }
      guard let owner = made?.object, let initialiser = soleInitialiser(of: owner, taking: labels) else { return false }
      return keepsWeakly(initialiser, parameterLabelled: table.nameID(argument.label, in: file), of: owner)
    }
    return false
  }

  /// The one that takes arguments with these labels: `init?(coder:)` may stand beside it. Nil where several do.
  private func soleInitialiser(of key: TypeKey, taking labels: [NameID]) -> DeclarationRef? {
    let fitting = members(of: key, .initializer).filter { initialiser in
      var left = labels[...]
      let parameters = table.facts(of: initialiser.file).surface.parameters(of: table.declaration(initialiser))
      for parameter in parameters {
        if table.nameID(parameter.label, in: initialiser.file) == left.first {
          left.removeFirst()
        } else if parameter.value == .max {
          return false
        }
      }
      return left.isEmpty
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// All that is done with a parameter is to assign it to properties of one's own, which are weak or unowned.
  private func keepsWeakly(_ initialiser: DeclarationRef, parameterLabelled label: NameID, of owner: TypeKey) -> Bool {
    let facts = table.facts(of: initialiser.file)
    let parameters = facts.surface.parameters(of: table.declaration(initialiser))
      .filter { table.nameID($0.label, in: initialiser.file) == label }
    guard parameters.count == 1, let parameter = parameters.first else { return false }
    let weak = Set(
      members(of: owner, .variable).filter { Use.Ownership(table.declaration($0).modifiers) != .strong }.map {
        table.name(of: $0)
      })
    let nodes = table.code(of: initialiser).joined()
    let mentions = nodes.filter {
      facts.body.expressions[Int($0)].kind == .name && facts.body.expressions[Int($0)].payload == parameter.name
    }
    let kept = Set(
      nodes.compactMap { node -> Int? in
        let assignment = facts.body.expressions[Int(node)]
        guard assignment.kind == .assignment, assignment.operand != .max, assignment.payload != .max,
          let name = ownName(assignment.operand, in: initialiser.file), weak.contains(name)
        else { return nil }
        return Int(assignment.payload)
      })
    return !kept.isEmpty && mentions.allSatisfy { kept.contains(Int($0)) }
  }
}
