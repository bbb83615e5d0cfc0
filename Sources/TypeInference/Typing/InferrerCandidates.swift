import SwiftFacts
import SymbolGraph

/// Which of several declarations of one name can be meant at all, and which of them fits the arguments of a call.
extension TypeInferrer {
  /// Those that are seen from here, that belong to the type or to its instances as the receiver is one, and that stand
  /// in an extension for such receivers.
  func possible(
    _ places: Range<Int>, of owner: TypeKey, for receiver: Value, at node: UInt32, _ body: Body
  ) -> [DeclarationRef] {
    let all = lookedAt(places, from: body.file)
    let isOfType = isAskedOfType(node, body)
    let possible = all.filter { at in
      let fact = table.declaration(at)
      return (isOfType == nil || isOfType == self.isOfType(fact)) && isSeen(at, fact, from: body.file)
        && appliesTo(receiver, of: owner, at, fact)
    }
    return possible.isEmpty ? all : possible
  }

  /// The members at some places: all, up to the limit (see `Overload.mostLookedAt`), in their order.
  func lookedAt(_ places: Range<Int>, from file: UInt32) -> [DeclarationRef] {
    let all = table.members(at: places)
    guard places.count > Overload.mostLookedAt else { return Array(all) }
    let first = all.prefix(Overload.mostLookedAt)
    // Members stand in the order of files. (Defaults of a protocol stand behind what it demands: those are left out.)
    let start = all[first.endIndex...].partitionPoint { $0.file >= file }
    return first + all[start...].prefix(Overload.mostLookedAt).prefix { $0.file == file }
  }

  /// The value of a call's callee, now that its arguments are typed.
  func settle(_ overload: Overload, _ body: Body) {
    let callee = body.expression(overload.call).operand
    guard case .member(let first, _) = body.code.target(callee),
      overload.candidates.contains(where: { $0.at == first })
    else { return }
    var fitting = overload.candidates.filter { takes(overload.call, $0.at, body) }
    if fitting.count > 1 {
      let sure = fitting.filter { surelyTakes(overload.call, $0.at, body) }
      if !sure.isEmpty { fitting = sure }
    }
    guard let best = fitting.first else { return }
    let values = fitting.map { value(of: $0, on: overload.receiver) }
    body.code.note(agreed(values), .member(best.at, owner: best.owner), of: callee)
  }

  private func value(of candidate: Overload.Candidate, on receiver: Value) -> Value {
    guard let owner = candidate.owner, case .type(let key, let arguments) = receiver else {
      return function(candidate.at)
    }
    return value(of: candidate.at, owner: owner, derived: (key, arguments), receiver: receiver)
  }

  /// `present(alert, animated: true)` beside a function of the project's that presents by name: a call whose labels or
  /// arguments do not fit that one means the function from outside that is called the same (SEMANTICS.md §6).
  @inline(never)
  func leaveOutside(_ call: UInt32, callee: UInt32, _ body: Body) {
    guard case .member(let at, .some) = body.code.target(callee), table.declaration(at).kind == .function,
      !accepts(at, body.expression(call), body) || !takes(call, at, body)
    else { return }
    body.code.note(.function([], .unknown), .external, of: callee)
  }

  /// What one of several functions passes to a closure. Those that pass as much as the closure takes must agree.
  func handed(
    byEither overload: Overload, place: Int, label: FileNameID, of callee: UInt32, _ body: Body
  ) -> [Value]? {
    let call = body.call(of: callee)
    guard case let fact = body.expression(call), place < fact.count,
      case let closure = body.facts.body.arguments[Int(fact.payload) + place].value
    else { return nil }
    let isClosure = closure != .max && body.expression(closure).kind == .closure
    let taken = isClosure ? takenParameters(ofClosure: body.expression(closure).payload, body) : nil
    var found: [Value]?
    for candidate in overload.candidates {
      let target = Target.member(candidate.at, owner: candidate.owner)
      guard case .function(let types, _) = value(of: candidate, on: overload.receiver),
        let index = self.place(ofArgument: place, label: label, of: call, target, body), index < types.count,
        case .function(let open, _) = types[index], taken == nil || taken == open.count
      else { continue }
      let handed = boundByOthers(open, by: candidate.at, of: callee, body)
      if let found, found != handed { return nil }
      found = handed
    }
    return found
  }

  /// The value of a subscript of a type of the project.
  func ownSubscript(
    _ places: Range<Int>, of owner: TypeKey, derived: (key: TypeKey, arguments: [Value]), receiver: Value,
    _ node: UInt32, _ body: Body
  ) -> Value {
    let fact = body.expression(node)
    func value(_ at: DeclarationRef) -> Value { self.value(of: at, owner: owner, derived: derived, receiver: receiver) }
    let all = lookedAt(places, from: body.file)
    guard all.count > 1 else { return value(all[0]) }
    let possible = all.filter {
      appliesTo(receiver, of: owner, $0, table.declaration($0)) && accepts($0, fact, body)
        && takes(node, $0, body)
    }
    return agreed((possible.isEmpty ? all : possible).map(value))
  }

  /// What several functions or subscripts make; where they differ, it is unknown which one is meant.
  func agreed(_ values: [Value]) -> Value {
    func made(_ value: Value) -> Value { if case .function(_, let result) = value { result } else { value } }
    if values.allSatisfy({ made($0) == made(values[0]) }) { return values[0] }
    var keys: [TypeKey] = []
    var known: Set<TypeKey> = []
    for value in values {
      guard let key = made(value).key else { return .function([], .unknown) }
      if known.insert(key).inserted { keys.append(key) }
    }
    let several = keys.count > 1 ? Value.ambiguous(keys) : .unknown
    return if case .function = values[0] { .function([], several) } else { several }
  }

  // MARK: What can be meant

  /// Whether a member is asked of a type, and not of an instance; nil where that is unknown.
  private func isAskedOfType(_ node: UInt32, _ body: Body) -> Bool? {
    let fact = body.expression(node)
    switch fact.kind {
    case .implicitMember: return true
    case .member:
      switch body.code.value(fact.operand) {
      case .metatype: return true
      case .type: return false
      default: return nil
      }
    default: return nil
    }
  }

  private func isOfType(_ fact: DeclarationFact) -> Bool {
    fact.kind == .initializer || fact.kind == .enumCase || fact.modifiers.belongToType
  }

  /// What is private in another file is not seen here.
  private func isSeen(_ at: DeclarationRef, _ fact: DeclarationFact, from file: UInt32) -> Bool {
    if at.file == file { return true }
    return !table.facts(of: at.file).surface.hidesFromOtherFiles(fact)
  }

  /// `extension Loader where T == Room`: for loaders of rooms alone.
  private func appliesTo(
    _ receiver: Value, of owner: TypeKey, _ at: DeclarationRef, _ fact: DeclarationFact
  ) -> Bool {
    guard fact.parent != .max, case .type(let key, let arguments) = receiver else { return true }
    let extending = DeclarationRef(file: at.file, declaration: fact.parent)
    let around = table.declaration(extending)
    guard around.kind == .extension, around.requirementCount > 0, !owner.isExternal else { return true }
    let filled = hierarchy.arguments(of: owner, in: key, arguments)
    let surface = table.facts(of: at.file).surface
    for index in 0..<Int(around.requirementCount) {
      let requirement = surface.requirements[Int(around.requirements) + index]
      let left = surface.types[Int(requirement.left)]
      let name = table.nameID(left.name, in: at.file)
      let own: Value
      if left.kind == .named, name == known.selfType {
        own = receiver
      } else if left.kind == .named, let place = genericParameterIndex(name, of: table.entity(owner).at) {
        guard place < filled.count else { continue }
        own = filled[place]
      } else if !key.isExternal, let nested = resolver.nested(name, in: .plain(key)) {
        own = opened(nested)
      } else {
        continue
      }
      let wanted = value(ofType: requirement.right, in: at.file, context: around.parent)
      if isContrary(own, to: wanted, isExact: requirement.isSameType) { return false }
    }
    return true
  }
}
