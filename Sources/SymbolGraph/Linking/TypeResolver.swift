import SwiftFacts

/// From written types to values: what a name means where it stands. Immutable, and a class for the same reason as
/// `SymbolTable`.
public final class TypeResolver: Sendable {
  /// What written names are looked up in.
  public let table: SymbolTable
  /// What the language and its library call things.
  public let known: KnownNames
  /// For each type the types of its ancestry that have types inside, itself first; nil as long as the hierarchy is not
  /// known.
  let holders: [[TypeKey]]?

  /// - Parameter holders: where they are known, the resolver does not walk up written clauses any more.
  public init(table: SymbolTable, known: KnownNames, holders: [[TypeKey]]? = nil) {
    self.table = table
    self.known = known
    self.holders = holders
  }

  // MARK: Written types

  /// The value of a written type.
  /// - Parameter context: the declaration in whose scope it stands, `.max` for the file.
  @inline(never)
  func value(ofType node: UInt32, in file: UInt32, context: UInt32, _ budget: inout Budget) -> Value {
    guard node != .max, budget.goesIn() else { return .unknown }
    defer { budget.comesOut() }
    let nodes = table.facts(of: file).surface.types
    let fact = nodes[Int(node)]
    func next(_ child: UInt32) -> UInt32 { max(child + 1, nodes[Int(child)].end) }
    func value(_ child: UInt32) -> Value { self.value(ofType: child, in: file, context: context, &budget) }
    /// The values of the nodes from here on, except those from `end` on.
    func values(from first: UInt32, to end: UInt32) -> [Value] {
      var list: [Value] = []
      var child = first
      while child < end {
        list.append(value(child))
        child = next(child)
      }
      return list
    }
    let first = node + 1
    switch fact.kind {
    case .named:
      let name = table.nameID(fact.name, in: file)
      return named(name, values(from: first, to: fact.end), in: file, context: context, &budget)
    case .member:
      guard first < fact.end else { return .unknown }
      let name = table.nameID(fact.name, in: file)
      let base = value(first)
      return nestedType(name, in: base, arguments: values(from: next(first), to: fact.end), file: file, &budget)
    case _ where fact.kind.isTransparent:
      return first < fact.end ? value(first) : .unknown
    case .array:
      return .array(values(from: first, to: fact.end).last ?? .unknown)
    case .dictionary:
      let parts = values(from: first, to: fact.end)
      return parts.count == 2 ? .dictionary(parts[0], parts[1]) : .unknown
    case .tuple:
      var parts: [Value.Labelled] = []
      var child = first
      while child < fact.end {
        let label = nodes[Int(child)].kind == .labelled ? table.nameID(nodes[Int(child)].name, in: file) : 0
        parts.append(Value.Labelled(label: label, value: value(child)))
        child = next(child)
      }
      return .tuple(parts)
    case .function:
      guard first < fact.end else { return .unknown }
      var parameters = values(from: next(first), to: fact.end)
      if fact.flags.contains(.hasThrownType) { _ = parameters.popLast() }
      return .function(parameters, value(first))
    case .composition:
      return .composition(values(from: first, to: fact.end))
    case .metatype:
      return .metatype(first < fact.end ? value(first) : .unknown)
    case .optional, .some, .any, .pack, .labelled, .suppressed, .classConstraint, .other:
      return .unknown
    }
  }

  /// A simple name in type position.
  @inline(never)
  func named(_ name: NameID, _ arguments: [Value], in file: UInt32, context: UInt32, _ budget: inout Budget)
    -> Value
  {
    if name == known.selfType { return selfValue(in: file, context: context) }
    if let found = lookup(name, in: file, context: context, &budget) {
      return apply(arguments, to: found, &budget)
    }
    return outside(name, arguments)
  }

  /// A type that the project does not declare; of optionals and lists only what they hold is of interest.
  private func outside(_ name: NameID, _ arguments: [Value]) -> Value {
    if name == known.optional || name == known.implicitlyUnwrapped { return arguments.first ?? .unknown }
    if known.isList(name) { return .array(arguments.first ?? .unknown) }
    if name == known.dictionary, arguments.count == 2 { return .dictionary(arguments[0], arguments[1]) }
    if name == known.any || name == known.anyObject { return .unknown }
    if name == known.void { return .tuple([]) }
    return .type(TypeKey(external: name), known.streams.telling(arguments, of: name))
  }

  func apply(_ arguments: [Value], to value: Value, _ budget: inout Budget) -> Value {
    guard case .type(let key, let known) = value, !key.isExternal else { return value }
    switch table.entity(key).kind {
    case .typealias:
      // A composition keeps its own name: that may have a role which its parts do not have.
      let value = aliased(key, arguments, &budget)
      if case .composition = value { return .type(key, []) }
      return value
    case .associatedtype: return .associated(key)
    default: return arguments.isEmpty ? value : .type(key, known.isEmpty ? arguments : known)
    }
  }

  /// What a typealias stands for.
  @inline(never)
  func aliased(_ key: TypeKey, _ arguments: [Value] = [], _ budget: inout Budget) -> Value {
    let entity = table.entity(key)
    let fact = table.declaration(entity.at)
    // What names itself stands for nothing; a composition of it keeps its name, as all do.
    guard budget.opens(key) else {
      let types = table.facts(of: entity.at.file).surface.types
      let isComposition = fact.type != .max && types[Int(fact.type)].kind == .composition
      return isComposition ? .composition([]) : .unknown
    }
    let value = value(
      ofType: fact.type, in: entity.at.file, context: entity.at.declaration, &budget)
    budget.closes()
    return arguments.isEmpty ? value : substitute(value, owner: entity.at, arguments: arguments, &budget)
  }

  @inline(never)
  func nestedType(
    _ name: NameID, in base: Value, arguments: [Value], file: UInt32, _ budget: inout Budget
  ) -> Value {
    if name == known.type { return .metatype(base) }
    switch base {
    case .type(let key, _) where key.isExternal:
      // `UIKit.UIView`: a module before the dot says nothing more; anything else from outside hides what is inside it.
      let imports = table.facts(of: file).surface.imports
      if known.systemModules.contains(key.nameID) { return outside(name, arguments) }
      if let there = table.type(named: name, inTarget: key.nameID, nearestTo: file) {
        return apply(arguments, to: .plain(there), &budget)
      }
      if imports.contains(where: { table.nameID($0.target, in: file) == key.nameID }) {
        let found = table.nearest(table.types(named: name, in: nil), to: file)
        if found.count == 1 { return apply(arguments, to: .plain(found[0]), &budget) }
        if known.frameworks.plainNamesOfSwiftUI.contains(name) { return .outside }
        return .type(TypeKey(external: name), arguments)
      }
      let nested = table.types(named: name, in: key)
      return nested.count == 1 ? apply(arguments, to: .plain(nested[0]), &budget) : .unknown
    case .type, .composition, .parameter, .associated:
      guard let found = nested(name, in: base, &budget) else { return .unknown }
      return apply(arguments, to: found, &budget)
    case .ambiguous(let keys):
      let found = keys.flatMap { table.types(named: name, in: $0) }
      return found.isEmpty ? .unknown : found.count == 1 ? .plain(found[0]) : .ambiguous(found)
    default:
      return .unknown
    }
  }

  /// A type inside a type, its own or one that a supertype declares.
  @inline(never)
  func nested(_ name: NameID, in base: Value, _ budget: inout Budget) -> Value? {
    guard table.declared.inner.contains(name), budget.goesIn() else { return nil }
    defer { budget.comesOut() }
    switch base {
    case .type(let key, let arguments):
      if let holders, !key.isExternal {
        guard
          let (holder, found) = holders[key.index].lazy.compactMap({ holder in
            self.table.type(named: name, in: holder).map { (holder, $0) }
          }).first
        else { return nil }
        if !isAliasInGeneric(found, holder) { return .plain(found) }
      }
      return nested(name, inWritten: key, arguments, &budget)
    case .composition(let parts):
      for part in parts {
        if let found = nested(name, in: part, &budget) { return found }
      }
      return nil
    case .parameter(let parameter):
      return nested(name, in: constraint(of: parameter, &budget), &budget)
    case .associated(let key):
      return nested(name, in: constraint(ofAssociated: key, &budget), &budget)
    default:
      return nil
    }
  }

  /// A typealias of a generic type, or of a base of one, is filled in with what that is filled in with.
  private func nested(
    _ name: NameID, inWritten key: TypeKey, _ arguments: [Value], _ budget: inout Budget
  ) -> Value? {
    func filledIn(_ value: Value) -> Value {
      guard !key.isExternal, !arguments.isEmpty else { return value }
      return substitute(value, owner: table.entity(key).at, arguments: arguments, &budget)
    }
    if let own = table.type(named: name, in: key) {
      guard isAliasInGeneric(own, key) else { return .plain(own) }
      let value = aliased(own, [], &budget)
      // A composition keeps its own name.
      if case .composition = value { return .plain(own) }
      return filledIn(value)
    }
    if key.isExternal { return nil }
    for inherited in writtenSupertypes(of: key, &budget) {
      if let found = nested(name, in: inherited, &budget) { return filledIn(found) }
    }
    return nil
  }

  private func isAliasInGeneric(_ type: TypeKey, _ holder: TypeKey) -> Bool {
    guard !holder.isExternal, !type.isExternal, table.entity(type).kind == .typealias else { return false }
    return table.declaration(table.entity(holder).at).genericParameterCount > 0
      && table.declaration(table.entity(type).at).genericParameterCount == 0
  }

  /// The supertypes as written, for looking up nested names while the table of supertypes is still being made.
  func writtenSupertypes(of key: TypeKey, _ budget: inout Budget) -> [Value] {
    table.parts(of: key).flatMap { at in
      inheritedTypes(of: at).map { supertype($0, writtenBy: at, of: table.entity(key).at, &budget) }
    }
  }

  /// What a root of an inheritance clause is. There the generic parameters of the type itself look like names from
  /// outside, as its own scope is not open yet.
  func supertype(
    _ root: UInt32, writtenBy at: DeclarationRef, of type: DeclarationRef, _ budget: inout Budget
  ) -> Value {
    let value = value(ofType: root, in: at.file, context: table.declaration(at).parent, &budget)
    let fact = table.declaration(type)
    guard fact.genericParameterCount > 0, fact.kind != .protocol else { return value }
    return replace(value, &budget) { part in
      guard case .type(let key, _) = part, key.isExternal else { return nil }
      return genericParameter(key.nameID, of: type, fact).map { .parameter($0) }
    }
  }

  /// The roots of the inheritance clause of a declaration.
  public func inheritedTypes(of at: DeclarationRef) -> [UInt32] {
    let fact = table.declaration(at)
    guard fact.inheritedCount > 0 else { return [] }
    let nodes = table.facts(of: at.file).surface.types
    var roots: [UInt32] = []
    var node = fact.inherited
    for _ in 0..<fact.inheritedCount {
      roots.append(node)
      node = max(node + 1, nodes[Int(node)].end)
    }
    return roots
  }

  // MARK: Names

  /// What a type name means at a place: generic parameters, local and nested types outwards, then the whole project.
  /// Nil for names that the project does not declare.
  @inline(never)
  func lookup(_ name: NameID, in file: UInt32, context: UInt32, _ budget: inout Budget) -> Value? {
    guard budget.goesIn() else { return nil }
    defer { budget.comesOut() }
    if table.declared.inner.contains(name), let found = inner(name, in: file, context: context, &budget) {
      return found
    }
    if known.placeholders.contains(name), isInExtensionOfLibrary(file, context) { return nil }
    return table.global(name, seenFrom: file)
  }

  /// `extension Array { func first() -> Element? }`: what a library's type calls its parameters hides the project's
  /// types.
  private func isInExtensionOfLibrary(_ file: UInt32, _ context: UInt32) -> Bool {
    var context = context
    while context != .max {
      let at = DeclarationRef(file: file, declaration: context)
      let fact = table.declaration(at)
      if fact.kind == .extension, let key = table.key(of: at) {
        return key.isExternal && !table.interner.isOfUIKit(key.nameID)
      }
      context = fact.parent
    }
    return false
  }

  /// What a type name means at a place by what stands around it.
  private func inner(_ name: NameID, in file: UInt32, context: UInt32, _ budget: inout Budget) -> Value? {
    var context = context
    while context != .max {
      let at = DeclarationRef(file: file, declaration: context)
      let fact = table.declaration(at)
      if let parameter = genericParameter(name, of: at, fact) { return .parameter(parameter) }
      switch fact.kind {
      case .class, .struct, .enum, .actor, .protocol, .extension:
        if let key = table.key(of: at) {
          if fact.kind == .extension, !key.isExternal,
            let parameter = genericParameter(name, of: table.entity(key).at, table.declaration(table.entity(key).at))
          {
            return .parameter(parameter)
          }
          if let found = nested(name, in: .plain(key), &budget) { return found }
          if fact.kind == .extension, !key.isExternal {
            // An extension of `A.B` sees what is nested in `A`, too.
            var outer = table.entity(key).parent
            while let type = outer {
              if let found = table.type(named: name, in: type) { return .plain(found) }
              outer = type.isExternal ? nil : table.entity(type).parent
            }
          }
          if !key.isExternal, table.entity(key).name == name, table.entity(key).isLocal { return .plain(key) }
        }
      default:
        if let local = table.localType(named: name, in: at) { return .plain(local) }
      }
      context = fact.parent
    }
    return nil
  }

  /// The generic parameter of a name that a declaration lists itself.
  ///
  /// - Parameter fact: what stands at `at`.
  public func genericParameter(_ name: NameID, of at: DeclarationRef, _ fact: DeclarationFact) -> GenericParameterRef? {
    guard fact.genericParameterCount > 0, fact.kind != .protocol else { return nil }
    let parameters = table.facts(of: at.file).surface.genericParameters
    for index in 0..<Int(fact.genericParameterCount)
    where table.nameID(parameters[Int(fact.genericParameters) + index].name, in: at.file) == name {
      return GenericParameterRef(owner: at, index: index)
    }
    return nil
  }

  /// The type that `Self` and `self` mean at a place.
  public func selfValue(in file: UInt32, context: UInt32) -> Value {
    var context = context
    while context != .max {
      let at = DeclarationRef(file: file, declaration: context)
      let fact = table.declaration(at)
      if fact.kind.isNominal || fact.kind == .extension {
        guard let key = table.key(of: at) else { return .unknown }
        return .type(key, ownParameters(of: key))
      }
      context = fact.parent
    }
    return .unknown
  }

  /// The same where an extension says more of it: `self` in `extension P where Self: UIViewController` is a view
  /// controller, too.
  public func constrainedSelf(in file: UInt32, context: UInt32) -> Value {
    let own = selfValue(in: file, context: context)
    guard case .type(let key, _) = own, isProtocol(key), let extending = table.extension(around: context, in: file)
    else { return own }
    let bounds = selfBounds(of: extending)
    return bounds.isEmpty ? own : .composition([own] + bounds)
  }

  private func isProtocol(_ key: TypeKey) -> Bool { key.isExternal || table.entity(key).kind == .protocol }

  /// What `Self` must be for an extension or a protocol, as far as its `where` says so.
  public func selfBounds(of at: DeclarationRef) -> [Value] {
    requirementsOfSelf(at).map { value(ofType: $0, in: at.file, context: table.declaration(at).parent) }
  }

  /// The written types that `Self` must be.
  public func requirementsOfSelf(_ at: DeclarationRef) -> [UInt32] {
    let fact = table.declaration(at)
    guard fact.kind == .extension || fact.kind == .protocol, fact.requirementCount > 0 else { return [] }
    let surface = table.facts(of: at.file).surface
    return (0..<Int(fact.requirementCount)).compactMap { number in
      let requirement = surface.requirements[Int(fact.requirements) + number]
      let left = surface.types[Int(requirement.left)]
      let isOfSelf = left.kind == .named && table.nameID(left.name, in: at.file) == known.selfType
      return isOfSelf ? requirement.right : nil
    }
  }

  func ownParameters(of key: TypeKey) -> [Value] {
    guard !key.isExternal else { return [] }
    let at = table.entity(key).at
    let fact = table.declaration(at)
    guard fact.kind != .protocol else { return [] }
    return (0..<Int(fact.genericParameterCount)).map { .parameter(GenericParameterRef(owner: at, index: $0)) }
  }
}

extension TypeNode.Kind {
  /// What is written in it is what is meant.
  public var isTransparent: Bool {
    switch self {
    case .optional, .some, .any, .pack, .labelled: true
    default: false
    }
  }
}
