import SymbolGraph

/// What a name or member in an expression refers to.
public enum Target: Equatable {
  /// Nothing that could be found.
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

/// The values and targets of a body of expressions.
///
/// Everything that types a node looks into it, so it has memory of its own: an array in a class would be asked each
/// time whether other code is using it.
public final class TypedCode {
  @usableFromInline let nodes: Range<UInt32>
  @usableFromInline let values: UnsafeMutablePointer<Value>
  @usableFromInline let targets: UnsafeMutablePointer<Target>
  private let memory: Memory
  /// For each call that asks for something drawn whether that is there.
  public internal(set) var asked: [UInt32: Bool] = [:]

  /// - Parameter memory: what to use, unless it is taken.
  init(_ nodes: Range<UInt32>, in memory: Memory) {
    self.nodes = nodes
    self.memory = memory.isTaken ? Memory() : memory
    (values, targets) = self.memory.take(nodes.count)
  }

  deinit { memory.giveBack(nodes.count) }

  /// What an expression evaluates to; `.unknown` for one that was not typed.
  @inlinable public func value(_ node: UInt32) -> Value {
    nodes.contains(node) ? values[Int(node - nodes.lowerBound)] : .unknown
  }

  /// What the name or member at an expression refers to; `.unknown` for one that was not typed.
  @inlinable public func target(_ node: UInt32) -> Target {
    nodes.contains(node) ? targets[Int(node - nodes.lowerBound)] : .unknown
  }

  /// Says what a node is and what it refers to.
  func note(_ value: consuming Value, _ target: Target, of node: UInt32) {
    precondition(nodes.contains(node))
    values[Int(node - nodes.lowerBound)] = value
    targets[Int(node - nodes.lowerBound)] = target
  }

  /// Memory that is kept from file to file, as fresh memory is slow. As long as it is not taken, everything in it is
  /// unknown.
  final class Memory {
    private(set) var isTaken = false
    private var capacity = 0
    private var values: UnsafeMutablePointer<Value>
    private var targets: UnsafeMutablePointer<Target>

    init() {
      values = .allocate(capacity: 0)
      targets = .allocate(capacity: 0)
    }

    deinit { free() }

    func take(_ count: Int) -> (values: UnsafeMutablePointer<Value>, targets: UnsafeMutablePointer<Target>) {
      precondition(!isTaken)
      isTaken = true
      if count > capacity { grow(to: max(count, capacity * 2)) }
      return (values, targets)
    }

    func giveBack(_ count: Int) {
      for place in 0..<count { values[place] = .unknown }
      targets.update(repeating: .unknown, count: count)
      isTaken = false
    }

    private func grow(to capacity: Int) {
      free()
      self.capacity = capacity
      values = .allocate(capacity: capacity)
      values.initialize(repeating: .unknown, count: capacity)
      targets = .allocate(capacity: capacity)
      targets.initialize(repeating: .unknown, count: capacity)
    }

    private func free() {
      values.deinitialize(count: capacity)
      values.deallocate()
      targets.deallocate()
    }
  }
}
