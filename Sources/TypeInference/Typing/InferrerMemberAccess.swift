import SwiftFacts
import SymbolGraph

/// The value of `x.name`.
extension TypeInferrer {
  @inline(never)
  func member(_ node: UInt32, _ fact: ExpressionNode, _ body: Body) -> (Value, Target) {
    let base = body.code.value(fact.operand)
    let name = table.nameID(fact.payload, in: body.file)
    if name == known.`self` { return (base, body.code.target(fact.operand)) }
    if let inner = typeInside(rootOfKeyPath: fact.operand, base, named: name, body) { return (.plain(inner), .type) }
    if let found = memberOf(base, named: name, node: node, body) { return found }
    if let found = projectedMember(name, at: node, of: base, body) { return found }
    if let found = extensionMember(ofOptional: base, named: name, node: node, body) { return found }
    // `SwiftUI.Image`
    if case .metatype(.type(let key, _)) = base, key.isExternal, known.systemModules.contains(key.nameID) {
      return table.interner.isCapital(name)
        ? (.metatype(.type(TypeKey(external: name), genericArguments(of: node, body))), .type)
        : (.unknown, .external)
    }
    // `Shop.Interactor()`
    if case .metatype(.type(let key, _)) = base, key.isExternal,
      let there = table.type(named: name, inTarget: key.nameID, nearestTo: body.file)
    {
      return (.metatype(.type(there, genericArguments(of: node, body))), .type)
    }
    // `Module.function(…)`, `Module.Type(…)`
    if case .metatype(.type(let key, _)) = base, key.isExternal,
      body.facts.surface.imports.contains(where: { table.nameID($0.target, in: body.file) == key.nameID })
    {
      return global(name, node: node, context: context(of: body.scope(of: node), body), body)
    }
    return (.unknown, .unknown)
  }

  /// `\Login.Presenter.interactor`: a key path may begin at a type inside of another one.
  private func typeInside(rootOfKeyPath node: UInt32, _ base: Value, named name: NameID, _ body: Body) -> TypeKey? {
    guard body.code.target(node) == .type, case .type(let key, _) = base, !key.isExternal else { return nil }
    var root = node
    while body.expression(root).kind == .member, body.code.target(root) == .type {
      root = body.expression(root).operand
    }
    return body.expression(root).kind == .keyPathRoot ? table.type(named: name, in: key) : nil
  }

  /// A member of a value, by name; with the labels of its call where it is overloaded.
  ///
  /// - Parameters:
  ///   - mustFit: a function that does not fit the labels of the call is none.
  ///   - isOpen: the caller looks elsewhere for what is not declared here.
  @inline(never)
  func memberOf(
    _ base: Value, named name: NameID, node: UInt32, _ body: Body, depth: Int = 0, mustFit: Bool = false,
    isOpen: Bool = false
  ) -> (Value, Target)? {
    guard depth < 8 else { return nil }
    switch base {
    case .type(let key, let arguments):
      if !key.isExternal, let opened = openedAlias(key, arguments) {
        return memberOf(
          opened, named: name, node: node, body, depth: depth + 1, mustFit: mustFit, isOpen: isOpen)
      }
      return memberOfNamed(key, arguments, base, named: name, node: node, body, mustFit: mustFit, isOpen: isOpen)
    case .composition(let parts):
      return memberOfAny(of: parts, named: name, node: node, body, depth: depth)
    // What stands for it may be of the project.
    case .parameter(let parameter):
      let found = memberOf(
        resolver.constraint(of: parameter), named: name, node: node, body, depth: depth + 1, isOpen: true)
      return found.map { (resolver.concretize($0.0, for: parameter), $0.1) }
    case .associated(let key):
      return memberOf(
        resolver.constraint(ofAssociated: key), named: name, node: node, body, depth: depth + 1, isOpen: true)
    case .outside: return isOpen ? nil : outsideMember(name, of: base, body)
    case .metatype(let inner):
      return memberOfType(inner, named: name, node: node, body, depth: depth, isOpen: isOpen)
    case .array(let element):
      return extensionMember(name, of: element, node: node, body)
        ?? languageMember(name, collection: base, element: element)
    case .dictionary(let key, let element):
      let fillings = [(known.keyOfDictionary, key), (known.valueOfDictionary, element)]
      if let found = extensionMember(name, of: base, [known.dictionary], fillings, node: node, body) { return found }
      switch language.effect(of: name) {
      case .keys: return (.array(key), .external)
      case .values: return (.array(element), .external)
      case .element: return (entry(key, element), .external)
      case nil: return nil
      default: return (.unknown, .external)
      }
    case .tuple(let parts):
      if let part = parts.first(where: { $0.label == name && name != 0 }) { return (part.value, .external) }
      if let index = Int(table.interner[name]), index < parts.count { return (parts[index].value, .external) }
      return nil
    case .unknown, .ambiguous, .function: return nil
    }
  }

  /// A member of a value of a type that has a name: one that the project declares, else one that is known of it or of
  /// all values from outside.
  @inline(never)
  private func memberOfNamed(
    _ key: TypeKey, _ arguments: [Value], _ base: Value, named name: NameID, node: UInt32, _ body: Body,
    mustFit: Bool, isOpen: Bool
  ) -> (Value, Target)? {
    let isCall = body.call(of: node) != .max
    let isPlain = !isCall && arguments.isEmpty
    if isPlain, let known = knownProperty(name, of: key) {
      return (known.value, .member(known.at, owner: known.owner))
    }
    if key.isExternal, key.nameID == known.result, arguments.count == 2, name == known.get {
      return (.function([], arguments[0]), .external)
    }
    if let found = member(named: name, of: key, receiver: base, node: node, mustFit: mustFit, body) {
      let (at, owner) = (found.at, found.owner)
      let isFunction = table.declaration(at).kind == .function
      // `let navigation = navigationController` beside a delegate's functions of that name.
      if isFunction, !isCall, let property = externalMember(name, of: key, arguments) { return (property, .external) }
      // A function has no members and is not assigned to: `tableView.reloadData()` beside functions called `tableView`
      // is the property from outside.
      if isCall || !isFunction || body.expression(node).flags.isDisjoint(with: [.isContinued, .isWritten]) {
        let value =
          found.rivals.isEmpty
          ? self.value(of: at, owner: owner, derived: (key, arguments), receiver: base)
          : agreed(found.rivals.map { self.value(of: $0, owner: owner, derived: (key, arguments), receiver: base) })
        if isPlain, table.declaration(at).kind == .variable, found.isOnly {
          note(KnownProperties.Property(at: at, owner: owner, value: value), name, of: key)
        }
        return (value, .member(at, owner: owner))
      }
    } else if mustFit {
      return nil
    }
    if let value = externalMember(name, of: key, arguments) { return (value, .external) }
    // A wrapped property is its value, whichever way it is reached.
    if name == known.wrappedValue { return (base, .external) }
    switch language.effect(of: name) {
    case .mapped, .flatMapped:
      return (.function([.unknown], isStream(key, arguments) ? .unknown : base), .external)
    default:
      if key.isExternal || isCall && !isOpen, let made = modified(key, by: name, node, body) { return made }
      return isOpen || !key.isExternal ? nil : outsideMember(name, of: base, body)
    }
  }

  /// A member of the part that has a function with the labels of the call, else of the first that has one of this name;
  /// but what fits none may be that of a part from outside: `view.present(screen, animated: true)` of a
  /// `UIViewController & LoginView`.
  private func memberOfAny(
    of parts: [Value], named name: NameID, node: UInt32, _ body: Body, depth: Int
  ) -> (Value, Target)? {
    let isCall = body.call(of: node) != .max
    let isPartlyOutside = isCall && parts.contains { $0.key.map(hierarchy.isOfSystem) ?? false }
    for mustFit in isCall ? (isPartlyOutside ? [true] : [true, false]) : [false] {
      for part in parts {
        if let found = memberOf(
          part, named: name, node: node, body, depth: depth + 1, mustFit: mustFit, isOpen: true)
        {
          return found
        }
      }
    }
    return nil
  }

  /// A member of a type itself.
  func memberOfType(
    _ type: Value, named name: NameID, node: UInt32, _ body: Body, depth: Int = 0, isOpen: Bool = false
  ) -> (Value, Target)? {
    if name == known.`init` { return (.metatype(type), .type) }
    if case .type(let key, _) = type, let nested = table.type(named: name, in: key) {
      return (.metatype(opened(.plain(nested))), .type)
    }
    if let found = memberOf(type, named: name, node: node, body, depth: depth + 1, isOpen: true) { return found }
    return isOpen ? nil : outsideMember(name, of: .metatype(type), body)
  }

  /// A member that a type has from outside, if the vocabulary knows it.
  func externalMember(_ name: NameID, of key: TypeKey, _ arguments: [Value]) -> Value? {
    guard let found = externalMember(named: name, of: key, arguments) else { return nil }
    return settled(found.member.value, found, receiver: .type(key, arguments))
  }

  /// A member with what the type that has it is filled in with.
  typealias KnownMember = (member: ExternalMembers.Member, arguments: [Value])

  func externalMember(named name: NameID, of key: TypeKey, _ arguments: [Value]) -> KnownMember? {
    var unsaid: KnownMember?
    if externals.mayBeGeneric(name) {
      for ancestor in hierarchy.ancestry(of: key, arguments: arguments) where ancestor.key.isExternal {
        guard let member = externals.generic(ancestor.key.nameID, name) else { continue }
        // Where its generic arguments are unknown, the plain entry may know something.
        if ancestor.arguments.contains(where: { !$0.isUnknown }) { return (member, ancestor.arguments) }
        if unsaid == nil { unsaid = (member, ancestor.arguments) }
      }
    }
    guard externals.contains(name) else { return unsaid }
    for ancestor in hierarchy.ancestry(of: key) where ancestor.isExternal {
      if let member = externals.plain(ancestor.nameID, name) { return (member, []) }
    }
    return unsaid
  }

  func settled(_ value: Value, _ found: KnownMember, receiver: Value) -> Value {
    guard found.member.isOpen else { return value }
    return ExternalMembers.settle(value, of: found.member, receiver: receiver, arguments: found.arguments, resolver)
  }

  /// What a function from outside hands to its closure of a label.
  func handed(by name: NameID, of receiver: Value, label: NameID) -> [Value]? {
    guard case .type(let key, let arguments) = receiver,
      let found = externalMember(named: name, of: key, arguments), let handed = found.member.hands[label]
    else { return nil }
    return handed.map { settled($0, found, receiver: receiver) }
  }

  /// SwiftUI: what a modifier makes of a view is a view again.
  func modified(_ key: TypeKey, by name: NameID, _ node: UInt32, _ body: Body) -> (Value, Target)? {
    let imports = body.facts.surface.imports
    guard imports.contains(where: { table.nameID($0.target, in: body.file) == known.frameworks.swiftUI }) else {
      return nil
    }
    // In `extension View` free names are types and functions of the project, too.
    let isFree = body.expression(node).kind == .name
    if table.interner.isCapital(name) || isFree && !table.places(ofMembers: name, of: nil).isEmpty { return nil }
    let ancestry = hierarchy.ancestry(of: key)
    let isView = ancestry.contains { $0 == TypeKey(external: known.frameworks.view) }
    // Of most views from outside nothing is known; what belongs to UIKit has a family.
    guard isView || key.isExternal && ancestry.count == 1 else { return nil }
    let view = TypeKey(external: known.frameworks.view)
    // `Text("Hello").editorSheet($isOpen)`, which the project adds to all views.
    if !isView, let found = member(named: name, of: view, receiver: .plain(view), node: node, mustFit: true, body) {
      let value = value(of: found.at, owner: found.owner, derived: (view, []), receiver: .plain(view))
      return (value, .member(found.at, owner: found.owner))
    }
    return (.function([], .plain(view)), .unknown)
  }

  func openedAlias(_ key: TypeKey, _ arguments: [Value]) -> Value? {
    switch table.entity(key).kind {
    case .typealias:
      let value = resolver.aliased(key, arguments)
      return value == .plain(key) ? nil : value
    case .associatedtype: return .associated(key)
    default: return nil
    }
  }

  func languageMember(_ name: NameID, collection: Value, element: Value) -> (Value, Target)? {
    switch language.effect(of: name) {
    case .element: (element, .external)
    case .same, .sorted: (collection, .external)
    case .enumerated:
      (
        .array(
          .tuple([
            Value.Labelled(label: known.offset, value: .plain(TypeKey(external: known.int))),
            Value.Labelled(label: known.elementLabel, value: element),
          ])), .external
      )
    case .mapped, .mappedValues, .flatMapped, .visited, .folded, .keys, .values: (.unknown, .external)
    case nil: nil
    }
  }
}
