import SwiftFacts

/// Which of several declarations a call means, and which parameter an argument fills.
extension Typer {
  /// Which of several declarations that are no members a call means: the one whose parameters take its labels; without a
  /// call the first that is no function; else the first.
  @inline(never)
  func choose(_ candidates: [DeclarationRef], call: UInt32, _ stretch: Stretch) -> DeclarationRef? {
    guard let first = candidates.first else { return nil }
    guard call != .max else { return candidates.first { table.declaration($0).kind == .variable } ?? first }
    let fact = stretch.expression(call)
    return candidates.first { accepts($0, fact, stretch) } ?? first
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
      if isTrailing {
        return parameters.last?.isVariadic == true || takesTrailingClosure(parameters[next...], of: at)
      }
      while next < parameters.endIndex, table.symbol(parameters[next].label, in: at.file) != label {
        if parameters[next].value == .max, !parameters[next].isVariadic { return false }
        next += 1
      }
      if next == parameters.endIndex { return false }
      if !parameters[next].isVariadic { next += 1 }
    }
    return parameters[next...].allSatisfy { $0.value != .max || $0.isVariadic }
  }

  /// A trailing closure goes to the first parameter that can be a function; those beside it have defaults.
  func takesTrailingClosure(_ parameters: ArraySlice<ParameterFact>, of at: DeclarationRef) -> Bool {
    for (index, parameter) in zip(parameters.indices, parameters) {
      if mayBeFunction(parameter.type, of: at) {
        return parameters[(index + 1)...].allSatisfy { $0.value != .max || $0.isVariadic }
      }
      if parameter.value == .max { return false }
    }
    return false
  }

  /// Nothing but a type that is known to be something else is no function: names from outside may stand for one.
  func mayBeFunction(_ type: UInt32, of at: DeclarationRef) -> Bool {
    let surface = table.files[Int(at.file)].facts.surface
    guard type != .max else { return true }
    switch surface.types[Int(type)].kind {
    case .function: return true
    case .array, .dictionary, .metatype: return false
    case .optional: return mayBeFunction(type + 1, of: at)
    default: break
    }
    guard case .type(let key, _) = value(ofType: type, in: at.file, context: at.declaration) else {
      return true
    }
    if !key.isExternal { return !table.entity(key).kind.isNominal || table.entity(key).kind == .protocol }
    return !language.isPlainData(key.symbol)
  }

  func parameters(of at: DeclarationRef, _ fact: DeclarationFact) -> ArraySlice<ParameterFact> {
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
