extension RandomAccessCollection {
  /// The first place of which something is true that is true of all places behind it, or the end; found by halving.
  @inlinable
  public func partitionPoint(where isBehind: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
