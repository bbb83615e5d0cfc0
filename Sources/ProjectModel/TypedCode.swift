/// What a name or member in an expression refers to.
enum Target: Equatable {
  case unknown
  /// `self`, `super`.
  case own
  /// An index into the locals of the file.
  case local(UInt32)
  /// A parameter of the function `at`, by index.
  case parameter(DeclarationRef, UInt32)
  /// A member of a type of the project, or a global function or variable (`owner` nil).
  case member(DeclarationRef, owner: TypeKey?)
  /// A type named as a value.
  case type
  /// A member of a type from outside that the vocabulary knows, or of the language (`first`, `map`).
  case external
}

/// The values and targets of a stretch of expressions.
///
/// Everything that types a node looks into it, so it has memory of its own: an array in a class would be asked each time
/// whether somebody else is using it.
final class TypedCode {
  let nodes: Range<UInt32>
  private let values: UnsafeMutablePointer<Value>
  private let targets: UnsafeMutablePointer<Target>

  init(_ nodes: Range<UInt32>) {
    self.nodes = nodes
    values = .allocate(capacity: nodes.count)
    values.initialize(repeating: .unknown, count: nodes.count)
    targets = .allocate(capacity: nodes.count)
    targets.initialize(repeating: .unknown, count: nodes.count)
  }

  deinit {
    // Most need nothing, which we see at once; the runtime would ask what kind of value each is.
    for place in 0..<nodes.count { values[place] = .unknown }
    values.deallocate()
    targets.deallocate()
  }

  func value(_ node: UInt32) -> Value {
    nodes.contains(node) ? values[Int(node - nodes.lowerBound)] : .unknown
  }

  func target(_ node: UInt32) -> Target {
    nodes.contains(node) ? targets[Int(node - nodes.lowerBound)] : .unknown
  }

  /// Says what a node is and what it refers to.
  func note(_ value: consuming Value, _ target: Target, of node: UInt32) {
    precondition(nodes.contains(node))
    values[Int(node - nodes.lowerBound)] = value
    targets[Int(node - nodes.lowerBound)] = target
  }
}
