import SwiftFacts

/// A type node on its way: written behind its children, with the size of its subtree.
struct PendingType {
  var node: TypeNode
  var size: UInt32
}

/// Types on their way: pushed in postfix order, moved into the facts in preorder when a root is complete.
extension Parser {
  mutating func push(
    _ kind: TypeNode.Kind, from mark: Int, name: FileNameID = 0, offset: UInt32, flags: TypeNode.Flags = []
  ) {
    typeStack.append(
      PendingType(
        node: TypeNode(kind: kind, flags: typeFlags.union(flags), name: name, end: 0, offset: offset),
        size: sizeOfStack(from: mark) + 1))
  }

  mutating func sizeOfStack(from mark: Int) -> UInt32 { UInt32(typeStack.count - mark) }

  /// Moves the trees on the stack from `mark` on into the facts, in preorder. Answers the first one's index.
  mutating func flatten(from mark: Int) -> UInt32 {
    let first = types.count
    let count = typeStack.count - mark
    guard count > 0 else { return Parser.none }
    for index in mark..<typeStack.count { types.append(typeStack[index].node) }
    // `end` carries the place of a node until it is written there.
    var index = typeStack.count - 1
    var end = first + count
    while index >= mark {
      let size = Int(typeStack[index].size)
      end -= size
      place(subtree: index, at: end)
      index -= size
    }
    typeStack.removeLast(count)
    return UInt32(first)
  }

  /// Writes the subtree whose root is `typeStack[root]` into `types` from `start` on: every node gets its place from
  /// its parent, parents before children, walking the stack backwards.
  mutating func place(subtree root: Int, at start: Int) {
    typeStack[root].node.end = UInt32(start)
    let bottom = root - Int(typeStack[root].size)
    var index = root
    while index > bottom {
      let pending = typeStack[index]
      let start = Int(pending.node.end)
      let size = Int(pending.size)
      var node = pending.node
      node.end = UInt32(start + size)
      types[start] = node
      var end = start + size
      var child = index - 1
      let lowest = index - size
      if node.kind == .function, child > lowest {
        // The result is written last and stands first.
        typeStack[child].node.end = UInt32(start + 1)
        child -= Int(typeStack[child].size)
      }
      while child > lowest {
        end -= Int(typeStack[child].size)
        typeStack[child].node.end = UInt32(end)
        child -= Int(typeStack[child].size)
      }
      index -= 1
    }
  }
}
