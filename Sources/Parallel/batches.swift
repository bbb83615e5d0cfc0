/// A list in batches that threads look at side by side: a few for each, so that none waits long for the last.
///
/// - Parameter jobs: with 1 the whole list is one batch.
public func batches(of count: Int, jobs: Int) -> [Range<Int>] {
  let length = jobs == 1 ? max(1, count) : max(256, count / (jobs * 2) + 1)
  return stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
}
