import SwiftFacts

/// What hands a closure or key path its argument, or says what an implicit member is a member of.
struct Destination {
  enum Place {
    /// The argument of a call: the callee, its place, its label.
    case argument(callee: UInt32, place: UInt16, label: FileNameID)
    /// It is assigned to this expression.
    case assigned(UInt32)
    /// It is the value of something with a written type.
    case written(UInt32)
    /// It is returned from this scope.
    case returned(from: UInt32)
    /// A key path is applied to this expression: `presenter[keyPath: \.interactor]`.
    case applied(to: UInt32)
  }
  var place: Place
  /// It is an element of so many lists inside each other, of which the outermost goes there.
  var lists = 0
}

/// Finds where closures, key paths and implicit members go: only that says what they take and what they are.
///
/// A closure is known by its scope, a key path by its root with the highest bit set, an implicit member by its node
/// with the bit below.
struct Destinations {
  /// Open addressing, linear probing; a slot holds a place in the lists below plus one, 0 for free. Its size is a power
  /// of two.
  private var slots: [UInt32] = []
  private var receivers: [UInt32] = []
  private var found: [Destination] = []
  private let nodes: Range<UInt32>
  private let expressions: [ExpressionNode]
  private let arguments: [ArgumentFact]

  static func receiver(ofKeyPathRoot node: UInt32) -> UInt32 { node | 1 << 31 }
  static func receiver(ofImplicitMember node: UInt32) -> UInt32 { node | 1 << 30 }

  private init(_ expressions: [ExpressionNode], _ arguments: [ArgumentFact], _ nodes: Range<UInt32>) {
    self.expressions = expressions
    self.arguments = arguments
    self.nodes = nodes
    var count = 0
    for node in nodes where expressions[Int(node)].kind.hasDestination { count += 1 }
    guard count > 0 else { return }
    var size = 8
    while size < count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    receivers.reserveCapacity(count)
    found.reserveCapacity(count)
  }

  static func find(in facts: FileFacts, _ nodes: Range<UInt32>, _ scopes: [UInt32]) -> Destinations {
    var destinations = Destinations(facts.body.expressions, facts.body.arguments, nodes)
    if !destinations.slots.isEmpty { destinations.find(in: facts, scopes) }
    return destinations
  }

  private mutating func find(in facts: FileFacts, _ scopes: [UInt32]) {
    for local in facts.body.locals where local.type != .max && local.value != .max && nodes.contains(local.value) {
      send(local.value, to: Destination(place: .written(local.type)))
    }
    for fact in facts.surface.declarations where fact.kind == .variable && fact.type != .max && fact.value != .max {
      if nodes.contains(fact.value) { send(fact.value, to: Destination(place: .written(fact.type))) }
    }
    for fact in facts.surface.parameters where fact.value != .max && nodes.contains(fact.value) {
      send(fact.value, to: Destination(place: .written(fact.type)))
    }
    for node in nodes {
      let fact = expressions[Int(node)]
      switch fact.kind {
      case .call where fact.operand != .max:
        for place in 0..<Int(fact.count) {
          let argument = arguments[Int(fact.payload) + place]
          let destination = Destination.Place.argument(
            callee: fact.operand, place: UInt16(place), label: argument.label)
          send(argument.value, to: Destination(place: destination))
        }
      case .subscript where fact.operand != .max && facts.isKeyPathApplied(by: fact):
        send(arguments[Int(fact.payload)].value, to: Destination(place: .applied(to: fact.operand)))
      case .assignment where fact.operand != .max: send(fact.payload, to: Destination(place: .assigned(fact.operand)))
      case .coalescing where fact.operand != .max: send(fact.payload, to: Destination(place: .assigned(fact.operand)))
      // Whatever the whole goes to says more, and is seen later.
      case .ternary where fact.operand != .max: send(fact.payload, to: Destination(place: .assigned(fact.operand)))
      case .return where fact.operand != .max:
        let scope = scopes[Int(node - nodes.lowerBound)]
        if scope != .max { send(fact.operand, to: Destination(place: .returned(from: scope))) }
      case .binary where fact.operand != .max && fact.payload != .max:
        // `state == .idle || last != .done`: one node for all; each implicit member stands behind what it is compared
        // with.
        for inner in fact.operand..<fact.payload + 1 where expressions[Int(inner)].kind == .implicitMember {
          let receiver = Destinations.receiver(ofImplicitMember: inner)
          guard inner > fact.operand, self[receiver] == nil else { continue }
          note(receiver, Destination(place: .assigned(inner - 1)))
        }
      default: break
      }
    }
  }

  subscript(receiver: UInt32) -> Destination? {
    if slots.isEmpty { return nil }
    let place = slots[slot(of: receiver)]
    return place == 0 ? nil : found[Int(place) - 1]
  }

  /// Where a receiver stands, or where it would.
  private func slot(of receiver: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (receiver &* 0x9e37_79b1) >> 7) & (slots.count - 1)
    while slots[slot] != 0, receivers[Int(slots[slot]) - 1] != receiver { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// If several nodes say where something goes, the last of them is right.
  private mutating func note(_ receiver: UInt32, _ destination: Destination) {
    let slot = slot(of: receiver)
    if slots[slot] == 0 {
      receivers.append(receiver)
      found.append(destination)
      slots[slot] = UInt32(found.count)
    } else {
      found[Int(slots[slot]) - 1] = destination
    }
  }

  private mutating func send(_ node: UInt32, to destination: Destination, depth: Int = 0) {
    guard nodes.contains(node), depth < 16 else { return }
    let fact = expressions[Int(node)]
    switch fact.kind {
    case .closure: note(fact.payload, destination)
    case .keyPath:
      var root = fact.operand
      while root != .max, expressions[Int(root)].kind != .keyPathRoot { root = expressions[Int(root)].operand }
      if nodes.contains(root) { note(Destinations.receiver(ofKeyPathRoot: root), destination) }
    case .implicitMember, .member, .call, .subscript, .chain, .force:
      var root = node
      while root != .max, expressions[Int(root)].kind.continuesChain { root = expressions[Int(root)].operand }
      if nodes.contains(root), expressions[Int(root)].kind == .implicitMember {
        note(Destinations.receiver(ofImplicitMember: root), destination)
      }
    case .ternary:
      send(fact.operand, to: destination, depth: depth + 1)
      send(fact.payload, to: destination, depth: depth + 1)
    case .coalescing: send(fact.payload, to: destination, depth: depth + 1)
    case .array:
      let element = Destination(place: destination.place, lists: destination.lists + 1)
      for place in 0..<Int(fact.count) {
        send(arguments[Int(fact.payload) + place].value, to: element, depth: depth + 1)
      }
    case .dictionary:
      let element = Destination(place: destination.place, lists: destination.lists + 1)
      for place in stride(from: 1, to: Int(fact.count), by: 2) {
        send(arguments[Int(fact.payload) + place].value, to: element, depth: depth + 1)
      }
    default: break
    }
  }
}

extension ExpressionNode.Kind {
  /// A link of an access chain behind its root.
  fileprivate var continuesChain: Bool {
    switch self {
    case .member, .call, .subscript, .chain, .force: true
    default: false
    }
  }

  fileprivate var hasDestination: Bool { self == .closure || self == .keyPath || self == .implicitMember }
}
