import SwiftFacts
import SymbolGraph

/// Which of several declarations a call means, and which parameter an argument fills.
extension TypeInferrer {
  /// Which of several declarations that are no members a call means: the one whose parameters take its labels; without
  /// a call the first that is no function; else the first.
  @inline(never)
  func choose(_ candidates: [DeclarationRef], call: UInt32, _ body: Body) -> DeclarationRef? {
    guard let first = candidates.first else { return nil }
    guard call != .max else { return candidates.first { table.declaration($0).kind == .variable } ?? first }
    let fact = body.expression(call)
    return candidates.first { accepts($0, fact, body) } ?? first
  }

  /// Whether the labels of a call fit the parameters of a function; defaults may be left out.
  @inline(never)
  func accepts(_ at: DeclarationRef, _ call: ExpressionNode, _ body: Body) -> Bool {
    let fact = table.declaration(at)
    if fact.kind == .variable { return false }
    let parameters = parameters(of: fact, in: at.file)
    var next = parameters.startIndex
    let trailing = call.flags.contains(.hasTrailingClosure)
    for index in 0..<Int(call.count) {
      let argument = body.facts.body.arguments[Int(call.payload) + index]
      let label = table.nameID(argument.label, in: body.file)
      let isTrailing = trailing && index >= Int(call.count) - 1 && label == 0
      if isTrailing {
        return parameters.last?.isVariadic == true || takesTrailingClosure(parameters[next...], of: at)
      }
      while next < parameters.endIndex, table.nameID(parameters[next].label, in: at.file) != label {
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
    let surface = table.facts(of: at.file).surface
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
    return !language.isPlainData(key.nameID)
  }

  func parameters(of fact: DeclarationFact, in file: UInt32) -> ArraySlice<ParameterFact> {
    let all = table.facts(of: file).surface.parameters
    guard fact.parameterCount > 0 else { return [] }
    return all[Int(fact.parameters)..<Int(fact.parameters) + Int(fact.parameterCount)]
  }

  /// The arguments of a call to a function, each with the type of the parameter that it goes to; until one is refused.
  /// - Returns: false when one was.
  @discardableResult
  func forEachArgument(
    of call: UInt32, to at: DeclarationRef, _ body: Body, _ accept: (_ argument: UInt32, _ wanted: Value) -> Bool
  ) -> Bool {
    let fact = body.expression(call)
    let types = signature(at).parameters
    for index in 0..<Int(fact.count) {
      let argument = body.facts.body.arguments[Int(fact.payload) + index]
      guard argument.value != .max,
        let place = place(ofArgument: index, label: argument.label, of: call, .member(at, owner: nil), body),
        place < types.count
      else { continue }
      if !accept(argument.value, types[place]) { return false }
    }
    return true
  }

  /// Which parameter an argument goes to.
  @inline(never)
  func place(
    ofArgument index: Int, label: FileNameID, of call: UInt32, _ target: Target, _ body: Body
  ) -> Int? {
    guard case .member(let at, _) = target else { return index }
    let parameters = parameters(of: table.declaration(at), in: at.file)
    if label != 0 {
      let label = table.nameID(label, in: body.file)
      let place = parameters.firstIndex { table.nameID($0.label, in: at.file) == label }
      return place.map { $0 - parameters.startIndex }
    }
    if call != .max, let following = closuresBehind(index, body.expression(call), body) {
      return place(ofTrailingClosure: index, following: following, of: at, parameters)
    }
    if index < parameters.count, parameters[parameters.startIndex + index].label == 0 { return index }
    let types = signature(at).parameters
    return types.lastIndex { if case .function = $0 { true } else { false } } ?? (index < types.count ? index : nil)
  }

  /// The labels of the closures behind a closure without a label, if that stands behind the brackets of a call.
  private func closuresBehind(_ index: Int, _ call: ExpressionNode, _ body: Body) -> [NameID]? {
    guard call.flags.contains(.hasTrailingClosure), index < call.count else { return nil }
    let arguments = body.facts.body.arguments[Int(call.payload) + index..<Int(call.payload) + Int(call.count)]
    guard arguments.allSatisfy({ $0.value != .max && body.expression($0.value).kind == .closure }),
      arguments.dropFirst().allSatisfy({ $0.label != 0 })
    else { return nil }
    return arguments.dropFirst().map { table.nameID($0.label, in: body.file) }
  }

  /// Of several trailing closures the first goes to the first parameter left that can take it; a sole one to the last,
  /// if no other needs one.
  private func place(
    ofTrailingClosure index: Int, following: [NameID], of at: DeclarationRef, _ parameters: ArraySlice<ParameterFact>
  ) -> Int? {
    let types = signature(at).parameters
    var candidates: [Int] = []
    for place in types.indices where place >= index {
      guard case .function = types[place] else { continue }
      let label = table.nameID(parameters[parameters.startIndex + place].label, in: at.file)
      if label != 0, following.contains(label) { break }
      candidates.append(place)
    }
    if !following.isEmpty { return candidates.first }
    return candidates.first { parameters[parameters.startIndex + $0].value == .max } ?? candidates.last
  }
}
