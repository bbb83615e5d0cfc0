import SwiftFacts
import SymbolGraph

/// Streams of values (RxSwift, Combine) that are put together: `Observable.combineLatest(a, b)`, `a.withLatestFrom(b)`.
extension TypeInferrer {
  /// What a call that puts streams together makes.
  func combinedStreams(_ callee: ExpressionNode, _ call: ExpressionNode, _ body: Body) -> Value? {
    if let owned = ownedStream(callee, call, body) { return owned }
    guard callee.kind == .member, case let name = table.nameID(callee.payload, in: body.file),
      let way = known.streams.way(name), case (let key, let rest, let own)? = stream(callee, body)
    else { return nil }
    if case .member = body.code.target(call.operand) { return nil }
    switch way {
    case .pairs, .latest:
      let last = Int(call.count) - 1
      if last >= 0, case let closure = body.facts.body.arguments[Int(call.payload) + last].value, closure != .max,
        body.expression(closure).kind == .closure, case .function(_, let result) = body.code.value(closure)
      {
        return .type(key, [result] + rest)
      }
      guard let elements = elements(call, except: -1, body) else { return nil }
      if way == .latest { return .type(key, [elements[0]] + rest) }
      let all = (own.map { [$0] } ?? []) + elements
      if all.count == 1 {
        // A list of streams is a stream of lists.
        return own == nil && isList(call, body) ? .type(key, [.array(all[0])] + rest) : nil
      }
      return .type(key, [.tuple(all.map { Value.Labelled(label: 0, value: $0) })] + rest)
    case .merged:
      let element = own ?? elements(call, except: -1, body)?.first
      return element.map { .type(key, [$0] + rest) }
    case .single:
      guard own == nil, call.count > 0, case let first = body.facts.body.arguments[Int(call.payload)].value,
        first != .max
      else { return nil }
      return .type(key, [body.code.value(first)] + rest)
    }
  }

  /// What the closure of such a call is handed.
  func combinedElements(
    _ callee: ExpressionNode, _ call: ExpressionNode, except: Int, _ body: Body
  ) -> [Value]? {
    guard case let name = table.nameID(callee.payload, in: body.file), let way = known.streams.way(name),
      way == .pairs || way == .latest, case (_, _, let own)? = stream(callee, body),
      let elements = elements(call, except: except, body), !isList(call, body)
    else { return nil }
    return (own.map { [$0] } ?? []) + elements
  }

  /// `button.rx.tap.withUnretained(self)`: a stream of pairs, of what it was given and an element, whatever stream it
  /// is.
  private func ownedStream(_ callee: ExpressionNode, _ call: ExpressionNode, _ body: Body) -> Value? {
    guard callee.kind == .member, table.nameID(callee.payload, in: body.file) == known.streams.withUnretained,
      call.count > 0,
      case let given = body.facts.body.arguments[Int(call.payload)].value, given != .max
    else { return nil }
    if case .member = body.code.target(call.operand) { return nil }
    let base = stream(callee, body)
    let parts = [body.code.value(given), base?.2 ?? .unknown].map { Value.Labelled(label: 0, value: $0) }
    return .type(base?.0 ?? TypeKey(external: known.streams.observable), [.tuple(parts)] + (base?.1 ?? []))
  }

  /// `names.subscribe(with: self, onNext: { owner, name in … })`: the closures are handed what the call was given, and
  /// an element.
  func ownerHandedBack(_ callee: ExpressionNode, _ call: UInt32, _ node: UInt32, _ body: Body) -> [Value]? {
    guard callee.kind == .member, call != .max, body.expression(call).count > 1,
      known.streams.returnsOwner.contains(table.nameID(callee.payload, in: body.file))
    else { return nil }
    if case .member = body.code.target(node) { return nil }
    let first = body.facts.body.arguments[Int(body.expression(call).payload)]
    guard first.value != .max, table.nameID(first.label, in: body.file) == known.streams.with else { return nil }
    var element = Value.unknown
    if case (_, _, let own?)? = stream(callee, body) { element = own }
    return [body.code.value(first.value), element]
  }

  /// What a function is called on: the stream's type, its further arguments (how it fails), and its elements, unless it
  /// is the type itself.
  private func stream(_ callee: ExpressionNode, _ body: Body) -> (TypeKey, [Value], Value?)? {
    switch body.code.value(callee.operand) {
    case .metatype(.type(let key, _)) where key.isExternal && known.streams.types.contains(key.nameID): (key, [], nil)
    case .type(let key, let arguments) where isStream(key, arguments):
      (key, Array(arguments.dropFirst()), arguments[0])
    default: nil
    }
  }

  /// The elements of the streams that a call is given; nil where one of the arguments is none.
  private func elements(_ call: ExpressionNode, except: Int, _ body: Body) -> [Value]? {
    var found: [Value] = []
    for index in 0..<Int(call.count) where index != except {
      let argument = body.facts.body.arguments[Int(call.payload) + index].value
      guard argument != .max else { return nil }
      var value = body.code.value(argument)
      if case .array(let element) = value { value = element }
      guard case .type(let key, let arguments) = value, isStream(key, arguments) else {
        found.append(.unknown)
        continue
      }
      found.append(arguments[0])
    }
    return found.isEmpty ? nil : found
  }

  private func isList(_ call: ExpressionNode, _ body: Body) -> Bool {
    guard call.count > 0, case let first = body.facts.body.arguments[Int(call.payload)].value, first != .max,
      case .array = body.code.value(first)
    else { return false }
    return true
  }
}
