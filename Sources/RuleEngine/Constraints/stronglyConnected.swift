/// For each node of a graph the number of its strongly connected group: those that reach each other (Tarjan 1972, with
/// a list in place of the call stack).
func stronglyConnected(_ graph: [Int: [Int]]) -> [Int: Int] {
  var groups: [Int: Int] = [:]
  var order: [Int: Int] = [:]
  /// The earliest node that is reached from a node and has no group yet.
  var lowest: [Int: Int] = [:]
  var open: [Int] = []
  for root in graph.keys.sorted() where order[root] == nil {
    var path: [(node: Int, next: Int)] = [(root, 0)]
    while let (node, next) = path.last {
      if next == 0 {
        order[node] = order.count
        lowest[node] = order[node]
        open.append(node)
      }
      let neighbours = graph[node] ?? []
      if next < neighbours.count {
        path[path.count - 1].next += 1
        let neighbour = neighbours[next]
        if order[neighbour] == nil {
          path.append((neighbour, 0))
        } else if groups[neighbour] == nil {
          lowest[node] = min(lowest[node]!, order[neighbour]!)
        }
        continue
      }
      path.removeLast()
      if let parent = path.last { lowest[parent.node] = min(lowest[parent.node]!, lowest[node]!) }
      guard lowest[node] == order[node] else { continue }
      while let member = open.popLast() {
        groups[member] = node
        if member == node { break }
      }
    }
  }
  return groups
}
