import SwiftFacts

/// Generic parameters: what they must be, and what is put in their place.
extension TypeResolver {
  /// What a generic parameter must be: its own constraint and the `where` clauses of its owner.
  @inline(never)
  func constraint(of parameter: GenericParameterRef, _ budget: inout Budget) -> Value {
    let file = parameter.owner.file
    let surface = table.facts(of: file).surface
    let fact = table.declaration(parameter.owner)
    let own = surface.genericParameters[Int(fact.genericParameters) + parameter.index]
    var parts: [Value] = []
    if own.constraint != .max {
      parts.append(value(ofType: own.constraint, in: file, context: parameter.owner.declaration, &budget))
    }
    for index in 0..<Int(fact.requirementCount) {
      let requirement = surface.requirements[Int(fact.requirements) + index]
      let left = surface.types[Int(requirement.left)]
      if left.kind == .named, left.name == own.name {
        parts.append(value(ofType: requirement.right, in: file, context: parameter.owner.declaration, &budget))
      }
    }
    return .meeting(parts)
  }

  /// What an associated type must be.
  func constraint(ofAssociated key: TypeKey, _ budget: inout Budget) -> Value {
    let at = table.entity(key).at
    var parts = inheritedTypes(of: at).map {
      value(ofType: $0, in: at.file, context: table.declaration(at).parent, &budget)
    }
    parts += required(table.entity(key).name, of: nil, by: at, &budget)
    return .meeting(parts)
  }

  /// What the `where` clause of a declaration requires of an associated type: `where Presenter == LoginPresenter` of a
  /// protocol that refines another one, `where S.Presenter: LoginPresenting` of what has the parameter `S`.
  ///
  /// - Parameter parameter: whose associated type it is; nil: that of the protocol itself.
  func required(
    _ name: NameID, of parameter: FileNameID?, by at: DeclarationRef, _ budget: inout Budget
  ) -> [Value] {
    let surface = table.facts(of: at.file).surface
    return surface.requirements(of: table.declaration(at)).compactMap { requirement in
      let left = surface.types[Int(requirement.left)]
      guard left.hasName, table.nameID(left.name, in: at.file) == name else { return nil }
      var base: FileNameID?
      if left.kind == .member {
        // `S.Presenter`, `Self.Presenter`: the base stands behind the member. That of `S.Scene.Presenter` is no name.
        let written = surface.types[Int(requirement.left) + 1]
        guard written.kind == .named else { return nil }
        base = table.nameID(written.name, in: at.file) == known.selfType ? nil : written.name
      }
      guard base == parameter else { return nil }
      return value(ofType: requirement.right, in: at.file, context: at.declaration, &budget)
    }
  }

  /// Puts arguments in the place of the generic parameters of one owner.
  func substitute(
    _ value: Value, owner: DeclarationRef, arguments: [Value], _ budget: inout Budget
  ) -> Value {
    replace(value, &budget) { part in
      guard case .parameter(let parameter) = part, parameter.owner == owner, parameter.index < arguments.count else {
        return nil
      }
      return arguments[parameter.index]
    }
  }

  /// Says which types the associated types of a protocol are for one conformer.
  public func concretize(_ value: Value, for conformer: TypeKey) -> Value {
    var budget = Budget()
    return replace(value) { part in
      guard case .associated(let key) = part,
        let found = nested(table.entity(key).name, in: .plain(conformer), &budget)
      else { return nil }
      let applied = apply([], to: found, &budget)
      return applied == part ? settled(table.entity(key).name, by: conformer, &budget) : applied
    }
  }

  /// What a protocol, or one that it refines, says that an associated type is.
  private func settled(_ name: NameID, by conformer: TypeKey, _ budget: inout Budget) -> Value? {
    guard !conformer.isExternal, table.entity(conformer).kind == .protocol, budget.goesIn() else { return nil }
    defer { budget.comesOut() }
    let own = required(name, of: nil, by: table.entity(conformer).at, &budget)
    if !own.isEmpty { return .meeting(own) }
    for refined in writtenSupertypes(of: conformer, &budget).compactMap(\.key) where refined != conformer {
      if let found = settled(name, by: refined, &budget) { return found }
    }
    return nil
  }

  /// Says which types the associated types of a generic parameter are: `where S.Presenter == LoginPresenter` says what
  /// `Presenter` of `S` is.
  public func concretize(_ value: Value, for parameter: GenericParameterRef) -> Value {
    guard value.isOpen, table.declaration(parameter.owner).requirementCount > 0 else { return value }
    let surface = table.facts(of: parameter.owner.file).surface
    let first = Int(table.declaration(parameter.owner).genericParameters)
    let name = surface.genericParameters[first + parameter.index].name
    var budget = Budget()
    return replace(value) { part in
      guard case .associated(let key) = part else { return nil }
      let found = required(table.entity(key).name, of: name, by: parameter.owner, &budget)
      return found.isEmpty ? nil : .meeting(found)
    }
  }

  /// A value with some of its parts replaced, from the outside in.
  ///
  /// - Parameter change: what stands in the place of a part; nil: it stays, and its own parts are asked about.
  public func replace(_ value: Value, _ change: (Value) -> Value?) -> Value {
    var budget = Budget()
    return replace(value, &budget, change)
  }

  @inline(never)
  func replace(_ value: Value, _ budget: inout Budget, _ change: (Value) -> Value?) -> Value {
    if let changed = change(value) { return changed }
    guard budget.goesIn() else { return .unknown }
    defer { budget.comesOut() }
    func again(_ value: Value) -> Value { replace(value, &budget, change) }
    switch value {
    case .unknown, .outside, .ambiguous, .parameter, .associated: return value
    case .type(let key, let arguments): return arguments.isEmpty ? value : .type(key, arguments.map(again))
    case .metatype(let inner): return .metatype(again(inner))
    case .array(let element): return .array(again(element))
    case .dictionary(let key, let element): return .dictionary(again(key), again(element))
    case .tuple(let parts): return .tuple(parts.map { Value.Labelled(label: $0.label, value: again($0.value)) })
    case .function(let parameters, let result): return .function(parameters.map(again), again(result))
    case .composition(let parts): return .composition(parts.map(again))
    }
  }
}

extension Value {
  /// What meets several constraints. With one part it is that part.
  fileprivate static func meeting(_ parts: [Value]) -> Value { parts.count == 1 ? parts[0] : .composition(parts) }
}
