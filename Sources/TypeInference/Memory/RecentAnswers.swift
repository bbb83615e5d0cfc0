/// Answers by the place that a question has in a table of fixed size: a later answer takes the place of an earlier one,
/// as most questions come again soon. Each answer says which question it belongs to.
///
/// With memory of its own, for the same reason as `TypedCode`.
struct RecentAnswers<Answer>: ~Copyable {
  private let mask: Int
  private let storage: UnsafeMutablePointer<Answer>

  /// - Parameters:
  ///   - size: a power of two.
  ///   - none: the answer to no question.
  init(size: Int, none: Answer) {
    precondition(size > 0 && size & (size - 1) == 0)
    mask = size - 1
    storage = .allocate(capacity: size)
    storage.initialize(repeating: none, count: size)
  }

  deinit {
    storage.deinitialize(count: mask + 1)
    storage.deallocate()
  }

  /// The answer at the place of a question.
  subscript(question: UInt32) -> Answer {
    @inline(__always)
    get { storage[Int(question) & mask] }
    @inline(__always)
    nonmutating set { storage[Int(question) & mask] = newValue }
  }
}
