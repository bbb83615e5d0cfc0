/// Whether one letter more, less or another, or two neighbours exchanged, make one name of at least four letters out of
/// another: `Orders` and `Order`, `Presenter` and `Presnter`.
package func isOneEdit(_ one: String, _ other: String) -> Bool {
  let one = Array(one.utf8)
  let other = Array(other.utf8)
  guard min(one.count, other.count) >= 4, abs(one.count - other.count) <= 1 else { return false }
  var prefix = 0
  while prefix < min(one.count, other.count), one[prefix] == other[prefix] { prefix += 1 }
  var suffix = 0
  while suffix < min(one.count, other.count) - prefix,
    one[one.count - 1 - suffix] == other[other.count - 1 - suffix]
  { suffix += 1 }
  return max(one.count, other.count) - prefix - suffix <= 1
    || one.count == other.count && one.count - prefix - suffix == 2
      && one[prefix] == other[prefix + 1] && one[prefix + 1] == other[prefix]
}
