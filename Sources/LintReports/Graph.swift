import Linter
import SourceText

/// What of a graph is drawn. Nothing chosen: everything.
public struct GraphSelection: Sendable, Equatable {
  /// Only this module and what it meets.
  public var focus: String?
  /// Only what this module can be reached from, over however many others, and the module itself.
  public var reaches: String?
  /// The modules of a folder that one of these matches are one box. Paths as in the report.
  public var collapse: [PathPattern] = []
  /// Only arrows that some rule forbids, and their ends.
  public var isForbiddenOnly = false

  /// Everything.
  public init() {}
}

/// Boxes and arrows, sorted.
struct Graph {
  struct Node {
    /// Of a type, a module, or a folder with a slash at its end.
    var name: String
    var role: String?
    /// Of a type, in whose frame it is drawn.
    var frame: String?
    /// Names of the modules that it stands for or belongs to.
    var modules: Set<String>
    var isContract = false
  }
  struct Arrow {
    /// Indices into `nodes`.
    var from: Int
    var to: Int
    var ways: [String]
    var count: Int
    var isForbidden: Bool
    /// Ids of the rules that forbid it.
    var rules: [String] = []
  }
  var nodes: [Node] = []
  var arrows: [Arrow] = []

  init(_ map: ProjectMap, level: GraphLevel, collapse: [PathPattern]) {
    let folders = collapsedFolders(of: map, collapse)
    var boxes: [Int: Int] = [:]
    if level == .types {
      // A type without a role and without uses is of no interest here.
      var meets = Set<Int>()
      for edge in map.edges where edge.from != edge.to { meets.formUnion([edge.from, edge.to]) }
      for (index, type) in map.types.enumerated() {
        guard folders[index] == nil, type.role != nil || meets.contains(index) else { continue }
        boxes[index] = nodes.count
        nodes.append(
          Node(
            name: type.name, role: type.role, frame: type.module, modules: Set([type.module].compactMap(\.self)),
            isContract: type.kind == "contract"))
      }
    }
    let names = map.types.indices.map { folders[$0] ?? (level == .modules ? map.types[$0].module : nil) }
    for name in Set(names.compactMap(\.self)).sorted() {
      var node = Node(name: name, modules: [])
      for index in names.indices where names[index] == name {
        boxes[index] = nodes.count
        if let module = map.types[index].module { node.modules.insert(module) }
      }
      nodes.append(node)
    }
    connect(map.edges, boxes)
  }

  private mutating func connect(_ edges: [ProjectMap.Edge], _ boxes: [Int: Int]) {
    struct Pair: Hashable {
      var from: Int
      var to: Int
    }
    var found: [Pair: Arrow] = [:]
    for edge in edges {
      // What happens inside a box is its own affair, unless it is forbidden.
      guard let from = boxes[edge.from], let to = boxes[edge.to], from != to || edge.isForbidden else { continue }
      var arrow = found[Pair(from: from, to: to)] ?? Arrow(from: from, to: to, ways: [], count: 0, isForbidden: false)
      if !arrow.ways.contains(edge.way) { arrow.ways.append(edge.way) }
      arrow.count += edge.count
      if edge.isForbidden {
        arrow.isForbidden = true
        arrow.rules += edge.rules.filter { !arrow.rules.contains($0) }
      }
      found[Pair(from: from, to: to)] = arrow
    }
    arrows = found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    for index in arrows.indices {
      arrows[index].ways.sort()
      arrows[index].rules.sort()
    }
  }

  mutating func keep(_ selection: GraphSelection) {
    if let module = selection.reaches { keep(reaching: module) }
    if selection.isForbiddenOnly {
      arrows.removeAll { !$0.isForbidden }
      keepNodes { _ in false }
    }
    if let module = selection.focus {
      arrows = arrows.filter { nodes[$0.from].modules.contains(module) || nodes[$0.to].modules.contains(module) }
      keepNodes { $0.modules.contains(module) }
    }
  }

  private mutating func keep(reaching module: String) {
    var reached = Set(nodes.indices.filter { nodes[$0].modules.contains(module) })
    var waiting = Array(reached)
    let users = Dictionary(grouping: arrows, by: \.to)
    while let node = waiting.popLast() {
      for arrow in users[node] ?? [] where reached.insert(arrow.from).inserted { waiting.append(arrow.from) }
    }
    arrows = arrows.filter { reached.contains($0.from) && reached.contains($0.to) }
    keepNodes { $0.modules.contains(module) }
  }

  /// Only the ends of arrows, and what is wanted besides.
  private mutating func keepNodes(_ isWanted: (Node) -> Bool) {
    let kept = Set(nodes.indices.filter { isWanted(nodes[$0]) }).union(arrows.flatMap { [$0.from, $0.to] }).sorted()
    let numbers = Dictionary(kept.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    nodes = kept.map { nodes[$0] }
    arrows = arrows.compactMap { arrow in
      guard let from = numbers[arrow.from], let to = numbers[arrow.to] else { return nil }
      var arrow = arrow
      (arrow.from, arrow.to) = (from, to)
      return arrow
    }
  }

  /// Frames in order of their names with their nodes, what has none last.
  var clusters: [(frame: String?, nodes: [Int])] {
    let groups = Dictionary(grouping: nodes.indices, by: { nodes[$0].frame })
    return groups.sorted { left, right in
      switch (left.key, right.key) {
      case (let left?, let right?): left < right
      case (_?, nil): true
      default: false
      }
    }.map { ($0.key, $0.value) }
  }
}

/// For each type of a module that a folder stands for, that folder with a slash at its end. Of folders in each other
/// that match it is the outermost.
private func collapsedFolders(of map: ProjectMap, _ patterns: [PathPattern]) -> [Int: String] {
  guard !patterns.isEmpty else { return [:] }
  let page = PageMap(map)
  let folders = page.modules.map { module -> String? in
    var found: String?
    var path = module.folder
    while path != ".", path != "/" {
      if patterns.contains(where: { $0.matches(path) }) { found = path + "/" }
      path = SlashPath.folder(of: path)
    }
    return found
  }
  let typed = map.types.indices.filter { map.types[$0].module != nil }
  var result: [Int: String] = [:]
  for (index, entry) in zip(typed, page.types) { result[index] = folders[entry.module] }
  return result
}
