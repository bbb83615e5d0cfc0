import SwiftFacts

extension Typer {
  /// The value of one node, all its operands being typed.
  @inline(never)
  func type(_ node: UInt32, _ stretch: Stretch) -> (Value, Target) {
    let fact = stretch.expression(node)
    func value(_ node: UInt32) -> Value { node == .max ? .unknown : stretch.code.value(node) }
    func arguments() -> ArraySlice<ArgumentFact> {
      guard fact.count > 0, fact.payload != .max else { return [] }
      return stretch.facts.body.arguments[Int(fact.payload)..<Int(fact.payload) + Int(fact.count)]
    }
    switch fact.kind {
    case .name: return name(node, fact, stretch)
    case .member: return member(node, fact, stretch)
    case .implicitMember: return implicitMember(node, fact, stretch)
    case .keyPathRoot:
      if fact.payload != .max { return (written(fact.payload, at: node, stretch), .type) }
      guard let handed = handed(to: Destinations.receiver(ofKeyPathRoot: node), stretch) else {
        return (.unknown, .unknown)
      }
      return (handed.first ?? .unknown, .type)
    case .call: return (call(node, fact, stretch), stretch.code.target(fact.operand))
    case .subscript: return (subscripted(fact, value(fact.operand), stretch), .unknown)
    case .chain, .force: return (value(fact.operand), stretch.code.target(fact.operand))
    case .cast:
      if fact.flags.contains(.test) { return (.unknown, .unknown) }
      return (written(fact.payload, at: node, stretch), stretch.code.target(fact.operand))
    case .closure: return (closure(fact, stretch), .unknown)
    case .conditional:
      // The branches of an `if` used as a value agree, so the last one speaks for all.
      return (node > stretch.code.first ? value(node - 1) : .unknown, .unknown)
    // A key path is a function where one is expected.
    case .keyPath: return (.function([.unknown], value(fact.operand)), .unknown)
    case .macro, .assignment, .binary, .literal, .throw, .unknown: return (.unknown, .unknown)
    case .return: return (value(fact.operand), .unknown)
    case .type: return (.metatype(written(fact.payload, at: node, stretch)), .type)
    case .tuple:
      return (
        .tuple(
          arguments().map {
            Value.Labelled(label: table.symbol($0.label, in: stretch.file), value: value($0.value))
          }), .unknown
      )
    case .array:
      let elements = arguments()
      return (elements.isEmpty ? .unknown : .array(elements.first.map { value($0.value) } ?? .unknown), .unknown)
    case .dictionary:
      let parts = arguments()
      guard parts.count >= 2 else { return (.unknown, .unknown) }
      return (.dictionary(value(parts[parts.startIndex].value), value(parts[parts.startIndex + 1].value)), .unknown)
    case .ternary, .coalescing:
      let first = value(fact.operand)
      return (first.isUnknown ? value(fact.payload) : first, .unknown)
    }
  }

  /// A type written in a body.
  private func written(_ type: UInt32, at node: UInt32, _ stretch: Stretch) -> Value {
    resolver.value(ofType: type, in: stretch.file, context: context(of: stretch.scope(of: node), stretch))
  }

  /// The declaration whose code a scope is.
  func context(of scope: UInt32, _ stretch: Stretch) -> UInt32 {
    scope == .max ? .max : stretch.facts.body.scopes[Int(scope)].owner
  }

  // MARK: Names

  @inline(never)
  private func name(_ node: UInt32, _ fact: ExpressionNode, _ stretch: Stretch) -> (Value, Target) {
    if fact.flags.contains(.isMacroName) { return (.unknown, .unknown) }
    let file = stretch.file
    let name = table.symbol(fact.payload, in: file)
    let scope = stretch.scope(of: node)
    let context = context(of: scope, stretch)
    if name == known.`self` { return (selfValue(in: file, context: context), .own) }
    if name == known.super { return (superclass(in: file, context: context), .own) }
    if name == known.selfType { return (.metatype(resolver.selfValue(in: file, context: context)), .own) }
    if let local = local(name, fact.payload, at: node, scope: scope, stretch) {
      return (valueOfLocal(local, stretch), .local(local))
    }
    let first = table.symbols.utf8(name).first
    if first == UInt8(ascii: "_"), let found = behindWrapper(name, node, context, stretch) { return found }
    if first == UInt8(ascii: "$") { return dollar(name, scope: scope, stretch) }
    var outer = context
    while outer != .max {
      let at = DeclarationRef(file: file, declaration: outer)
      let owner = table.declaration(at)
      switch owner.kind {
      case .function, .initializer, .subscript:
        if let found = parameter(fact.payload, of: at, owner) { return found }
        if let found = localFunction(fact.payload, in: at, stretch) { return found }
        if let type = table.localType(named: name, in: at) {
          return (.metatype(.plain(type)), .type)
        }
      case .class, .struct, .enum, .actor, .protocol, .extension:
        if let key = table.key(of: at) {
          let own = collection(extendedBy: at, owner, key) ?? resolver.selfValue(in: file, context: outer)
          if let (value, target) = memberOf(own, named: name, node: node, stretch) {
            return (required(value, by: at, owner), target)
          }
          if let extra = selfConstraint(of: at, owner), let found = memberOf(extra, named: name, node: node, stretch) {
            return found
          }
          if let nested = resolver.nested(name, in: .plain(key)) { return (.metatype(opened(nested)), .type) }
          if !key.isExternal, let index = genericParameterIndex(name, of: table.entity(key).at) {
            return (.metatype(.parameter(GenericParameterRef(owner: table.entity(key).at, index: index))), .type)
          }
        }
      default: break
      }
      outer = owner.parent
    }
    return global(name, node: node, context: context, stretch)
  }

  /// `_presenter`: the wrapper of the property `presenter`, which for us is the property.
  private func behindWrapper(
    _ name: Symbol, _ node: UInt32, _ context: UInt32, _ stretch: Stretch
  ) -> (Value, Target)? {
    let bare = String(decoding: table.symbols.utf8(name).dropFirst(), as: UTF8.self)
    guard let symbol = table.symbols.find(bare), symbol != 0 else { return nil }
    let own = resolver.selfValue(in: stretch.file, context: context)
    guard let found = memberOf(own, named: symbol, node: node, stretch), case .member(let at, _) = found.1,
      table.declaration(at).attributeCount > 0
    else { return nil }
    return found
  }

  @inline(never)
  private func global(_ name: Symbol, node: UInt32, context: UInt32, _ stretch: Stretch) -> (Value, Target) {
    let file = stretch.file
    let functions = table.members(named: name, of: nil)
    if !functions.isEmpty {
      let near =
        functions.count < 2
        ? functions
        : table.folders.nearest(functions, to: file) {
          ($0.file, !table.declaration($0).modifiers.isDisjoint(with: [.fileprivate, .private]))
        }[...]
      if let at = choose(near, of: nil, call: stretch.call(of: node), stretch) {
        let fact = table.declaration(at)
        if fact.kind == .variable { return (valueOfVariable(at), .member(at, owner: nil)) }
        let (parameters, result) = signature(at)
        return (.function(parameters, result), .member(at, owner: nil))
      }
    }
    guard let first = table.symbols.utf8(name).first else { return (.unknown, .unknown) }
    if let found = resolver.lookup(name, in: file, context: context) {
      return (.metatype(opened(withArguments(found, of: node, stretch))), .type)
    }
    // A capitalised name that nobody declares is a type from outside.
    let isCapital = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    guard isCapital else { return (.unknown, .unknown) }
    let arguments = genericArguments(of: node, stretch)
    if known.isList(name) { return (.metatype(.array(arguments.first ?? .unknown)), .type) }
    if name == known.dictionary, arguments.count == 2 {
      return (.metatype(.dictionary(arguments[0], arguments[1])), .type)
    }
    return (.metatype(.type(TypeKey(external: name), arguments)), .type)
  }

  private func opened(_ value: Value) -> Value {
    guard case .type(let key, let arguments) = value, !key.isExternal else { return value }
    switch table.entity(key).kind {
    case .typealias: return resolver.aliased(key, arguments)
    case .associatedtype: return .associated(key)
    default: return value
    }
  }

  private func genericArguments(of node: UInt32, _ stretch: Stretch) -> [Value] {
    let facts = stretch.facts
    guard stretch.expression(node).flags.contains(.hasGenericArguments),
      let found = facts.body.genericArguments.first(where: { $0.expression == node })
    else { return [] }
    var types: [Value] = []
    var type = found.types
    for _ in 0..<found.count {
      types.append(written(type, at: node, stretch))
      type = max(type + 1, facts.surface.types[Int(type)].end)
    }
    return types
  }

  private func withArguments(_ value: Value, of node: UInt32, _ stretch: Stretch) -> Value {
    guard case .type(let key, _) = value else { return value }
    let arguments = genericArguments(of: node, stretch)
    return arguments.isEmpty ? value : .type(key, arguments)
  }

  private func superclass(in file: UInt32, context: UInt32) -> Value {
    guard case .type(let key, let arguments) = resolver.selfValue(in: file, context: context), !key.isExternal else {
      return .unknown
    }
    let supertypes = hierarchy.supertypes(of: .init(key: key, arguments: arguments))
    return supertypes.first { value in
      guard case .type(let key, _) = value else { return false }
      return key.isExternal || table.entity(key).kind == .class
    } ?? .unknown
  }

  /// `extension P where Self: UIViewController`.
  private func selfConstraint(of at: DeclarationRef, _ fact: DeclarationFact) -> Value? {
    guard fact.kind == .extension, fact.requirementCount > 0 else { return nil }
    let surface = table.files[Int(at.file)].facts.surface
    for index in 0..<Int(fact.requirementCount) {
      let requirement = surface.requirements[Int(fact.requirements) + index]
      let left = surface.types[Int(requirement.left)]
      if left.kind == .named, table.symbol(left.name, in: at.file) == known.selfType {
        return resolver.value(ofType: requirement.right, in: at.file, context: fact.parent)
      }
    }
    return nil
  }

  private func genericParameterIndex(_ name: Symbol, of at: DeclarationRef) -> Int? {
    let fact = table.declaration(at)
    guard fact.genericParameterCount > 0, fact.kind != .protocol else { return nil }
    let parameters = table.files[Int(at.file)].facts.surface.genericParameters
    return (0..<Int(fact.genericParameterCount)).first {
      table.symbol(parameters[Int(fact.genericParameters) + $0].name, in: at.file) == name
    }
  }

  // MARK: Locals and parameters

  @inline(never)
  private func local(
    _ name: Symbol, _ local: NameID, at node: UInt32, scope: UInt32, _ stretch: Stretch
  ) -> UInt32? {
    guard scope != .max else { return nil }
    let body = stretch.facts.body
    var scope = scope
    // In the `else` of a guard what the guard binds is not seen. (Of guards inside each other's `else` the inner one.)
    var hidden: Range<UInt32> = 0..<0
    while scope != .max {
      let fact = body.scopes[Int(scope)]
      func isMeant(_ index: UInt32) -> Bool {
        let candidate = body.locals[Int(index)]
        return candidate.scope == scope && candidate.name == local && candidate.visibleFrom <= node
          && !hidden.contains(index)
      }
      let range = fact.firstLocal..<max(fact.firstLocal, fact.endLocal)
      if range.count > 256 {
        // Looking through all of them for each name would be quadratic.
        let named = stretch.localsByName[local]?.last { range.contains($0) && isMeant($0) }
        if let named { return named }
      } else if let found = range.last(where: isMeant) {
        return found
      }
      if fact.hiddenLocals > 0 { hidden = fact.firstLocal - UInt32(fact.hiddenLocals)..<fact.firstLocal }
      scope = fact.parent
    }
    return nil
  }

  /// The value of a local: what is written, or what its value evidently is.
  @inline(never)
  func valueOfLocal(_ index: UInt32, _ stretch: Stretch) -> Value {
    let local = stretch.facts.body.locals[Int(index)]
    if local.type != .max {
      return resolver.value(ofType: local.type, in: stretch.file, context: context(of: local.scope, stretch))
    }
    if local.kind == .closureParameter { return closureParameter(Int(local.index), of: local.scope, stretch) }
    if local.kind == .accessorParameter { return valueOfAccessor(local, stretch) }
    guard local.value != .max else { return .unknown }
    let value = stretch.code.value(local.value)
    switch local.kind {
    case .variable, .optionalBinding, .capture: return value
    case .tupleElement: return element(Int(local.index), of: value)
    case .element:
      let one = elementOf(value)
      return local.index == .max ? one : element(Int(local.index), of: one)
    case .pattern: return valueOfPattern(local, stretch)
    case .closureParameter, .accessorParameter, .caught: return .unknown
    }
  }

  /// `newValue`, `oldValue`: what the property is.
  private func valueOfAccessor(_ local: LocalFact, _ stretch: Stretch) -> Value {
    let owner = context(of: local.scope, stretch)
    guard owner != .max, stretch.facts.surface.declarations[Int(owner)].kind == .variable else { return .unknown }
    return valueOfVariable(DeclarationRef(file: stretch.file, declaration: owner))
  }

  private func element(_ index: Int, of value: Value) -> Value {
    guard case .tuple(let parts) = value, index < parts.count else { return .unknown }
    return parts[index].value
  }

  private func elementOf(_ value: Value) -> Value {
    switch value {
    case .array(let element): element
    case .dictionary(let key, let element):
      .tuple([Value.Labelled(label: 0, value: key), Value.Labelled(label: 0, value: element)])
    default: .unknown
    }
  }

  private func parameter(_ name: NameID, of at: DeclarationRef, _ fact: DeclarationFact) -> (Value, Target)? {
    guard fact.parameterCount > 0 else { return nil }
    let parameters = table.files[Int(at.file)].facts.surface.parameters
    for index in 0..<Int(fact.parameterCount) {
      let parameter = parameters[Int(fact.parameters) + index]
      guard parameter.name == name else { continue }
      let value = resolver.value(ofType: parameter.type, in: at.file, context: at.declaration)
      return (parameter.isVariadic ? .array(value) : value, .parameter(at, index))
    }
    return nil
  }

  private func localFunction(_ name: NameID, in at: DeclarationRef, _ stretch: Stretch) -> (Value, Target)? {
    let declarations = stretch.facts.surface.declarations
    var index = Int(at.declaration) + 1
    let end = declarations[Int(at.declaration)].range.end
    while index < declarations.count, declarations[index].range.start < end {
      let fact = declarations[index]
      if fact.kind == .function, fact.parent == at.declaration, fact.name == name {
        let found = DeclarationRef(file: at.file, declaration: UInt32(index))
        let (parameters, result) = signature(found)
        return (.function(parameters, result), .member(found, owner: nil))
      }
      index += 1
    }
    return nil
  }

  /// `$0`: the parameter of the innermost closure that names none itself. `$state`, the projection of a wrapped property,
  /// says nothing of roles.
  private func dollar(_ name: Symbol, scope: UInt32, _ stretch: Stretch) -> (Value, Target) {
    let digits = table.symbols.utf8(name).dropFirst()
    guard let index = Int(String(decoding: digits, as: UTF8.self)) else {
      return (.unknown, .unknown)
    }
    let body = stretch.facts.body
    var scope = scope
    while scope != .max {
      let fact = body.scopes[Int(scope)]
      if fact.kind == .closure {
        let locals = body.locals[Int(fact.firstLocal)..<Int(fact.endLocal)]
        let hasNames = locals.contains { $0.kind == .closureParameter && $0.scope == scope }
        if !hasNames { return (closureParameter(index, of: scope, stretch), .external) }
      }
      scope = fact.parent
    }
    return (.unknown, .unknown)
  }

  @inline(never)
  private func closureParameter(_ index: Int, of scope: UInt32, _ stretch: Stretch) -> Value {
    guard let parameters = handed(to: scope, stretch) else { return .unknown }
    // `pairs.forEach { name, value in … }` takes the one tuple apart; `pairs.sorted { … }` is handed two of them.
    if parameters.count == 1, case .tuple(let parts) = parameters[0], takesSeveral(scope, stretch) {
      return index < parts.count ? parts[index].value : .unknown
    }
    return index < parameters.count ? parameters[index] : .unknown
  }

  private func takesSeveral(_ scope: UInt32, _ stretch: Stretch) -> Bool {
    let fact = stretch.facts.body.scopes[Int(scope)]
    let names = stretch.facts.body.locals[Int(fact.firstLocal)..<Int(fact.endLocal)]
    if names.contains(where: { $0.kind == .closureParameter && $0.scope == scope }) {
      return names.filter { $0.kind == .closureParameter && $0.scope == scope }.count > 1
    }
    return stretch.facts.body.expressions[Int(fact.firstExpression)..<Int(fact.endExpression)].contains {
      $0.kind == .name && stretch.facts.names[$0.payload] == "$1"
    }
  }

  /// What a closure (by its scope) or a key path (by its root and the high bit) is handed.
  private func handed(to receiver: UInt32, _ stretch: Stretch) -> [Value]? {
    switch stretch.destinations[receiver] {
    case nil: return nil
    case .written(let type):
      let function = resolver.value(ofType: type, in: stretch.file, context: context(ofReceiver: receiver, stretch))
      if case .function(let parameters, _) = function { return parameters }
      return nil
    case .assigned(let node):
      if case .function(let parameters, _) = stretch.code.value(node) { return parameters }
      return nil
    case .element, .returned: return nil
    case .argument(let callee, let place, let label):
      return handed(byCallee: callee, place: Int(place), label: label, stretch)
    }
  }

  private func context(ofReceiver receiver: UInt32, _ stretch: Stretch) -> UInt32 {
    let scope = receiver & 1 << 31 == 0 ? receiver : stretch.scope(of: receiver & ~(1 << 31))
    return context(of: scope, stretch)
  }

  private func handed(byCallee node: UInt32, place: Int, label: NameID, _ stretch: Stretch) -> [Value]? {
    let callee = stretch.expression(node)
    switch stretch.code.value(node) {
    case .function(let types, _):
      let index = self.place(ofArgument: place, label: label, stretch.code.target(node), stretch)
      if let index, index < types.count, case .function(let inner, _) = types[index] {
        return boundByOthers(inner, of: node, stretch)
      }
    case .metatype(let made):
      if let at = initializer(of: made, call: stretch.call(of: node), stretch) {
        let types = signature(at).parameters
        let index = self.place(ofArgument: place, label: label, .member(at, owner: nil), stretch)
        if let index, index < types.count, case .function(let inner, _) = types[index] { return inner }
      }
    default: break
    }
    if callee.kind == .member {
      return languageClosure(stretch.code.value(callee.operand), table.symbol(callee.payload, in: stretch.file))
    }
    if callee.kind == .name, stretch.code.target(node) == .external {
      // `first { … }` inside an extension of `Array`.
      let own = selfValue(in: stretch.file, context: context(of: stretch.scope(of: node), stretch))
      return languageClosure(own, table.symbol(callee.payload, in: stretch.file))
    }
    return rowClosure(node, stretch)
  }

  private func languageClosure(_ base: Value, _ name: Symbol) -> [Value]? {
    guard let effect = language.effect(of: name) else { return nil }
    switch base {
    case .array(let element):
      switch effect {
      case .keys, .values, .enumerated: return nil
      case .folded: return [.unknown, element]
      case .element, .same, .mapped, .flatMapped, .visited:
        return language.compares(name) ? [element, element] : [element]
      }
    case .dictionary(let key, let element):
      return [.tuple([Value.Labelled(label: 0, value: key), Value.Labelled(label: 0, value: element)])]
    case .type, .composition, .parameter, .associated, .tuple:
      // `optional.map { … }`
      switch effect {
      case .mapped, .flatMapped: return [base]
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Members

  @inline(never)
  private func member(_ node: UInt32, _ fact: ExpressionNode, _ stretch: Stretch) -> (Value, Target) {
    let base = stretch.code.value(fact.operand)
    let name = table.symbol(fact.payload, in: stretch.file)
    if name == known.`self` { return (base, stretch.code.target(fact.operand)) }
    if let found = memberOf(base, named: name, node: node, stretch) { return found }
    // `SwiftUI.Image`
    if case .metatype(.type(let key, _)) = base, key.isExternal, known.systemModules.contains(key.symbol) {
      let first = table.symbols.utf8(name).first ?? 0
      let isCapital = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
      return isCapital
        ? (.metatype(.type(TypeKey(external: name), genericArguments(of: node, stretch))), .type)
        : (.unknown, .external)
    }
    // `Module.function(…)`, `Module.Type(…)`
    if case .metatype(.type(let key, _)) = base, key.isExternal,
      stretch.facts.surface.imports.contains(where: { table.symbol($0.target, in: stretch.file) == key.symbol })
    {
      return global(name, node: node, context: context(of: stretch.scope(of: node), stretch), stretch)
    }
    return (.unknown, .unknown)
  }

  /// A member of a value, by name; with the labels of its call where it is overloaded.
  @inline(never)
  func memberOf(
    _ base: Value, named name: Symbol, node: UInt32, _ stretch: Stretch, depth: Int = 0, mustFit: Bool = false
  ) -> (Value, Target)? {
    guard depth < 8 else { return nil }
    switch base {
    case .type(let key, let arguments):
      if !key.isExternal, let opened = openedAlias(key, arguments) {
        return memberOf(opened, named: name, node: node, stretch, depth: depth + 1, mustFit: mustFit)
      }
      if key.isExternal, key.symbol == known.result, arguments.count == 2, name == known.get {
        return (.function([], arguments[0]), .external)
      }
      let call = stretch.call(of: node)
      let (found, owner) = members(named: name, of: key, arguments, call: call, stretch)
      if mustFit, call != .max, !found.contains(where: { accepts($0, stretch.expression(call), stretch) }) {
        return nil
      }
      // A function has no members and is not assigned to: `tableView.reloadData()` beside functions called `tableView` is
      // the property from outside.
      let isHolder =
        !stretch.expression(node).flags.isDisjoint(with: [.isContinued, .isWritten]) && call == .max
      if let at = choose(found, of: owner.key, call: call, stretch) {
        let isFunction = table.declaration(at).kind == .function
        // `let navigation = navigationController` beside a delegate's functions of that name.
        if isFunction, call == .max, let property = externalMember(name, of: key) { return (property, .external) }
        if !isHolder || !isFunction {
          return (value(of: at, owner: owner, receiver: base), .member(at, owner: owner.key))
        }
      }
      if let value = externalMember(name, of: key) { return (value, .external) }
      // A wrapped property is its value, whichever way it is reached.
      if name == known.wrappedValue { return (base, .external) }
      switch language.effect(of: name) {
      case .mapped, .flatMapped: return (.function([.unknown], base), .external)
      default: return key.isExternal ? modified(key, stretch) : nil
      }
    case .composition(let parts):
      // The part that has a function with these labels, else the first that has one of this name.
      for mustFit in stretch.call(of: node) == .max ? [false] : [true, false] {
        for part in parts {
          if let found = memberOf(part, named: name, node: node, stretch, depth: depth + 1, mustFit: mustFit) {
            return found
          }
        }
      }
      return nil
    case .parameter(let parameter):
      return memberOf(resolver.constraint(of: parameter), named: name, node: node, stretch, depth: depth + 1)
    case .associated(let key):
      return memberOf(resolver.constraint(ofAssociated: key), named: name, node: node, stretch, depth: depth + 1)
    case .metatype(let inner):
      if name == known.`init` { return (.metatype(inner), .type) }
      if name == known.type { return (base, .type) }
      if case .type(let key, _) = inner {
        if let nested = table.type(named: name, in: key) { return (.metatype(opened(.plain(nested))), .type) }
      }
      return memberOf(inner, named: name, node: node, stretch, depth: depth + 1)
    case .array(let element):
      return extensionMember(name, of: element, node: node, stretch)
        ?? languageMember(name, collection: base, element: element)
    case .dictionary(let key, let element):
      switch language.effect(of: name) {
      case .keys: return (.array(key), .external)
      case .values: return (.array(element), .external)
      case nil: return nil
      default: return (.unknown, .external)
      }
    case .tuple(let parts):
      if let part = parts.first(where: { $0.label == name && name != 0 }) { return (part.value, .external) }
      if let index = Int(table.symbols[name]), index < parts.count { return (parts[index].value, .external) }
      return nil
    case .unknown, .ambiguous, .function: return nil
    }
  }

  /// A member that a type has from outside, if the vocabulary knows it.
  private func externalMember(_ name: Symbol, of key: TypeKey) -> Value? {
    guard externals.contains(name) else { return nil }
    for ancestor in hierarchy.ancestry(of: key) where ancestor.isExternal {
      if let value = externals[ancestor.symbol, name] { return value }
    }
    return nil
  }

  /// SwiftUI: what a modifier makes of a view is a view again.
  private func modified(_ key: TypeKey, _ stretch: Stretch) -> (Value, Target)? {
    let imports = stretch.facts.surface.imports
    guard imports.contains(where: { table.symbol($0.target, in: stretch.file) == known.swiftUI }) else { return nil }
    let ancestry = hierarchy.ancestry(of: key)
    let isView = ancestry.contains { $0 == TypeKey(external: known.view) }
    // Of most views from outside nothing is known; what belongs to UIKit has a family.
    guard isView || ancestry.count == 1 else { return nil }
    return (.function([], .plain(TypeKey(external: known.view))), .unknown)
  }

  private func openedAlias(_ key: TypeKey, _ arguments: [Value]) -> Value? {
    switch table.entity(key).kind {
    case .typealias:
      let value = resolver.aliased(key, arguments)
      return value == .plain(key) ? nil : value
    case .associatedtype: return .associated(key)
    default: return nil
    }
  }

  private func languageMember(_ name: Symbol, collection: Value, element: Value) -> (Value, Target)? {
    switch language.effect(of: name) {
    case .element: (element, .external)
    case .same: (collection, .external)
    case .enumerated:
      (
        .array(
          .tuple([
            Value.Labelled(label: 0, value: .unknown), Value.Labelled(label: 0, value: element),
          ])), .external
      )
    case .mapped, .flatMapped, .visited, .folded, .keys, .values: (.unknown, .external)
    case nil: nil
    }
  }

  // MARK: Calls

  @inline(never)
  private func call(_ node: UInt32, _ fact: ExpressionNode, _ stretch: Stretch) -> Value {
    let callee = stretch.code.value(fact.operand)
    let calleeFact = stretch.expression(fact.operand)
    if calleeFact.kind == .member, let value = languageCall(calleeFact, fact, stretch) { return value }
    if calleeFact.kind == .name, table.symbol(calleeFact.payload, in: stretch.file) == known.type, fact.count == 1,
      stretch.code.target(fact.operand) == .unknown
    {
      let argument = stretch.facts.body.arguments[Int(fact.payload)]
      return .metatype(argument.value == .max ? .unknown : stretch.code.value(argument.value))
    }
    if let value = namedByArgument(calleeFact, fact, stretch) { return value }
    switch callee {
    case .metatype(let made): return inferredInstance(opened(made), node, fact, stretch)
    case .function(_, let result): return inferred(result, fact, stretch)
    case .type where stretch.code.target(fact.operand) == .external: return callee
    case .array where stretch.code.target(fact.operand) == .external: return callee
    default: return .unknown
    }
  }

  /// `items.map { … }` and its like.
  @inline(never)
  private func languageCall(_ callee: ExpressionNode, _ call: ExpressionNode, _ stretch: Stretch) -> Value? {
    let base = stretch.code.value(callee.operand)
    guard let effect = language.effect(of: table.symbol(callee.payload, in: stretch.file)) else { return nil }
    if case .member = stretch.code.target(call.operand) { return nil }
    func closureResult() -> Value {
      guard call.count > 0 else { return .unknown }
      let last = stretch.facts.body.arguments[Int(call.payload) + Int(call.count) - 1]
      guard last.value != .max, case .function(_, let result) = stretch.code.value(last.value) else { return .unknown }
      return result
    }
    switch (base, effect) {
    case (.array, .mapped): return .array(closureResult())
    case (.array, .flatMapped):
      if case .array(let inner) = closureResult() { return .array(inner) }
      return .array(closureResult())
    case (.array(let element), .element): return element
    case (.array, .same): return base
    case (.array, .enumerated): return stretch.code.value(call.operand)
    case (.dictionary, .mapped): return .array(closureResult())
    case (.dictionary, _), (.array, _): return .unknown
    case (.type, .mapped), (.type, .flatMapped), (.composition, .mapped), (.composition, .flatMapped):
      return closureResult()
    default: return nil
    }
  }

  /// Generic results say what they are through the arguments: `resolve(B.self)`, `identity(b)`.
  @inline(never)
  private func inferred(_ result: Value, _ call: ExpressionNode, _ stretch: Stretch) -> Value {
    guard case .member(let at, _) = stretch.code.target(call.operand) else { return result }
    guard table.declaration(at).genericParameterCount > 0 else { return result }
    let bound = bound(by: call, to: at, owner: at, stretch)
    var inferred = resolver.replace(result) { part in
      guard case .parameter(let parameter) = part, parameter.owner == at else { return nil }
      let value = bound[parameter.index]
      return value.isUnknown ? nil : value
    }
    // `func load<Q: Query>(_ query: Q) -> Q.Answer`
    for value in bound {
      if case .type(let key, _) = value, !key.isExternal { inferred = resolver.concretize(inferred, for: key) }
    }
    return inferred
  }

  /// What the arguments of a call to `at` say of the generic parameters of `owner`: the function itself or its type.
  private func bound(
    by call: ExpressionNode, to at: DeclarationRef, owner: DeclarationRef, _ stretch: Stretch
  ) -> [Value] {
    let (parameters, _) = signature(at)
    var bound = [Value](repeating: .unknown, count: Int(table.declaration(owner).genericParameterCount))
    for index in 0..<Int(call.count) {
      let argument = stretch.facts.body.arguments[Int(call.payload) + index]
      guard argument.value != .max,
        let place = place(ofArgument: index, label: argument.label, .member(at, owner: nil), stretch),
        place < parameters.count
      else { continue }
      bind(parameters[place], to: stretch.code.value(argument.value), owner: owner, &bound)
    }
    return bound
  }

  /// `Observable(state: .idle)`: what the initialiser is given says what the type's generic parameters are.
  private func inferredInstance(_ made: Value, _ node: UInt32, _ call: ExpressionNode, _ stretch: Stretch) -> Value {
    guard case .type(let key, let arguments) = made, arguments.isEmpty, !key.isExternal, call.count > 0 else {
      return made
    }
    let owner = table.entity(key).at
    guard table.declaration(owner).genericParameterCount > 0, table.entity(key).kind != .protocol,
      let at = initializer(of: made, call: node, stretch)
    else { return made }
    let bound = bound(by: call, to: at, owner: owner, stretch)
    return bound.allSatisfy(\.isUnknown) ? made : .type(key, bound)
  }

  /// What a closure is handed, the arguments beside it having said what the generic parameters are.
  private func boundByOthers(_ handed: [Value], of callee: UInt32, _ stretch: Stretch) -> [Value] {
    guard case .member(let at, _) = stretch.code.target(callee), table.declaration(at).genericParameterCount > 0,
      case let call = stretch.call(of: callee), call != .max
    else { return handed }
    let bound = bound(by: stretch.expression(call), to: at, owner: at, stretch)
    return handed.map { value in
      resolver.replace(value) { part in
        guard case .parameter(let parameter) = part, parameter.owner == at else { return nil }
        let value = bound[parameter.index]
        return value.isUnknown ? nil : value
      }
    }
  }

  private func bind(_ pattern: Value, to value: Value, owner: DeclarationRef, _ bound: inout [Value]) {
    switch (pattern, value) {
    case (.parameter(let parameter), _) where parameter.owner == owner:
      if bound[parameter.index].isUnknown { bound[parameter.index] = value }
    case (.metatype(let inner), .metatype(let other)): bind(inner, to: other, owner: owner, &bound)
    case (.array(let inner), .array(let other)): bind(inner, to: other, owner: owner, &bound)
    case (.function(_, let inner), .function(_, let other)): bind(inner, to: other, owner: owner, &bound)
    case (.type(let key, let inner), .type(let other, let values)) where key == other:
      for (one, two) in zip(inner, values) { bind(one, to: two, owner: owner, &bound) }
    default: break
    }
  }

  func initializer(of made: Value, call: UInt32, _ stretch: Stretch) -> DeclarationRef? {
    guard case .type(let key, let arguments) = made, !key.isExternal else { return nil }
    let (found, owner) = hierarchy.members(named: known.`init`, of: key, arguments: arguments)
    return choose(found, of: owner.key, call: call, stretch)
  }

  private func subscripted(_ fact: ExpressionNode, _ base: Value, _ stretch: Stretch) -> Value {
    switch base {
    case .array(let element): return element
    case .dictionary(_, let element): return element
    case .type(let key, let arguments) where !key.isExternal:
      guard let name = subscriptSymbol else { return .unknown }
      let (found, owner) = hierarchy.members(named: name, of: key, arguments: arguments)
      return found.first.map { value(of: $0, owner: owner, receiver: base) } ?? .unknown
    default: return .unknown
    }
  }

  private var subscriptSymbol: Symbol? { table.symbols.find("subscript") }

  private func closure(_ fact: ExpressionNode, _ stretch: Stretch) -> Value {
    let scope = stretch.facts.body.scopes[Int(fact.payload)]
    if scope.resultType != .max {
      let context = context(of: fact.payload, stretch)
      return .function([], resolver.value(ofType: scope.resultType, in: stretch.file, context: context))
    }
    var node = scope.endExpression
    while node > scope.firstExpression {
      node -= 1
      let inner = stretch.expression(node)
      if inner.kind == .return, inner.operand != .max, stretch.scope(of: node) == fact.payload || true {
        let value = stretch.code.value(inner.operand)
        if !value.isUnknown { return .function([], value) }
      }
    }
    return .function([], .unknown)
  }

  // MARK: Overloads

  /// The member that a call means: the one whose parameters take its labels; without a call the first that is no
  /// function, else the first.
  @inline(never)
  func choose(
    _ candidates: ArraySlice<DeclarationRef>, of owner: TypeKey?, call: UInt32, _ stretch: Stretch
  ) -> DeclarationRef? {
    guard let first = candidates.first else { return nil }
    guard call != .max else {
      if let variable = candidates.first(where: { table.declaration($0).kind == .variable }) { return variable }
      // A type from outside may have a property of that name, and somebody seldom means the function itself.
      return owner?.isExternal ?? false ? nil : first
    }
    let fact = stretch.expression(call)
    if let fitting = candidates.first(where: { accepts($0, fact, stretch) }) { return fitting }
    // `dismiss(animated: true)` in a class that declares only `dismiss()` is UIKit's.
    guard let owner, table.declaration(first).kind == .function else { return first }
    return owner.isExternal || hierarchy.ancestry(of: owner).contains { $0.isExternal } ? nil : first
  }

  /// Whether the labels of a call fit the parameters of a function; defaults may be left out.
  @inline(never)
  func accepts(_ at: DeclarationRef, _ call: ExpressionNode, _ stretch: Stretch) -> Bool {
    let fact = table.declaration(at)
    if fact.kind == .variable { return false }
    let parameters = parameters(of: at, fact)
    var next = parameters.startIndex
    let trailing = call.flags.contains(.hasTrailingClosure)
    for index in 0..<Int(call.count) {
      let argument = stretch.facts.body.arguments[Int(call.payload) + index]
      let label = table.symbol(argument.label, in: stretch.file)
      let isTrailing = trailing && index >= Int(call.count) - 1 && label == 0
      if isTrailing { return next < parameters.endIndex || parameters.last?.isVariadic == true }
      while next < parameters.endIndex, table.symbol(parameters[next].label, in: at.file) != label {
        if parameters[next].value == .max, !parameters[next].isVariadic { return false }
        next += 1
      }
      if next == parameters.endIndex { return false }
      if !parameters[next].isVariadic { next += 1 }
    }
    return parameters[next...].allSatisfy { $0.value != .max || $0.isVariadic }
  }

  private func parameters(of at: DeclarationRef, _ fact: DeclarationFact) -> ArraySlice<ParameterFact> {
    let all = table.files[Int(at.file)].facts.surface.parameters
    guard fact.parameterCount > 0 else { return [] }
    return all[Int(fact.parameters)..<Int(fact.parameters) + Int(fact.parameterCount)]
  }

  /// Which parameter an argument goes to.
  @inline(never)
  func place(ofArgument index: Int, label: NameID, _ target: Target, _ stretch: Stretch) -> Int? {
    guard case .member(let at, _) = target else { return index }
    let parameters = parameters(of: at, table.declaration(at))
    let label = table.symbol(label, in: stretch.file)
    if label != 0 {
      let place = parameters.firstIndex { table.symbol($0.label, in: at.file) == label }
      return place.map { $0 - parameters.startIndex }
    }
    if index < parameters.count, parameters[parameters.startIndex + index].label == 0 { return index }
    // A trailing closure: the last parameter that is a function.
    let types = signature(at).parameters
    return types.lastIndex { if case .function = $0 { true } else { false } } ?? (index < types.count ? index : nil)
  }
}
