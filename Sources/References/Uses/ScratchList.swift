/// A list that is filled again and again: to empty it costs nothing, and its memory is kept.
struct ScratchList<Element> {
  private var items: [Element] = []
  private(set) var count = 0

  subscript(place: Int) -> Element {
    precondition(place < count)
    return items[place]
  }

  mutating func append(_ item: Element) {
    if count < items.count { items[count] = item } else { items.append(item) }
    count += 1
  }

  mutating func removeAll() { count = 0 }

  mutating func reverse() {
    var low = 0
    var high = count - 1
    while low < high {
      items.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
