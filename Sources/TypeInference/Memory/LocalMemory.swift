import SymbolGraph

/// Values of the locals of a file by their numbers. A class with memory of its own, for the same reason as `TypedCode`;
/// most files need none.
final class LocalMemory {
  private var values: UnsafeMutableBufferPointer<Value?> = .init(start: nil, count: 0)

  deinit {
    values.deinitialize()
    values.deallocate()
  }

  subscript(local: UInt32) -> Value? { local < values.count ? values[Int(local)] : nil }

  /// - Parameter count: how many locals there are.
  func note(_ value: Value, of local: UInt32, among count: Int) {
    if values.isEmpty {
      values = .allocate(capacity: count)
      values.initialize(repeating: nil)
    }
    values[Int(local)] = value
  }
}
