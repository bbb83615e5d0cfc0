import Linter
import PlainJSON

/// The languages a graph can be drawn in.
public enum GraphFormat: String, Sendable, CaseIterable {
  case dot, mermaid, json
}

/// What a box of a graph stands for.
public enum GraphLevel: String, Sendable, CaseIterable {
  case modules, types
}

/// Who uses whom, forbidden uses marked: `viperlint graph`.
///
/// - Parameter module: only this module and what it meets; nil: everything.
public func renderGraph(
  _ map: ProjectMap, as format: GraphFormat, level: GraphLevel, module: String?
) -> String {
  var graph = level == .modules ? Graph(modulesOf: map) : Graph(typesOf: map)
  if let module { graph.keep(near: module) }
  return switch format {
  case .dot: graph.dot
  case .mermaid: graph.mermaid
  case .json: graph.json
  }
}

/// Boxes and arrows, sorted.
private struct Graph {
  struct Node {
    var name: String
    var role: String?
    var module: String?
    var isContract = false
  }
  struct Arrow {
    var from: Int
    var to: Int
    var ways: [String]
    var count: Int
    var isForbidden: Bool
  }
  var nodes: [Node] = []
  var arrows: [Arrow] = []

  init(typesOf map: ProjectMap) {
    // A type without a role and without uses is of no interest here.
    var meets = Set<Int>()
    for edge in map.edges where edge.from != edge.to { meets.formUnion([edge.from, edge.to]) }
    let kept = map.types.indices.filter { map.types[$0].role != nil || meets.contains($0) }
    var numbers: [Int: Int] = [:]
    for index in kept {
      let type = map.types[index]
      numbers[index] = nodes.count
      nodes.append(Node(name: type.name, role: type.role, module: type.module, isContract: type.kind == "contract"))
    }
    connect(map.edges) { numbers[$0] }
  }

  init(modulesOf map: ProjectMap) {
    let names = Set(map.types.compactMap(\.module)).sorted()
    let numbers = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    nodes = names.map { Node(name: $0, module: $0) }
    connect(map.edges) { map.types[$0].module.flatMap { numbers[$0] } }
  }

  private mutating func connect(_ edges: [ProjectMap.Edge], _ node: (Int) -> Int?) {
    struct Pair: Hashable {
      var from: Int
      var to: Int
    }
    var found: [Pair: Arrow] = [:]
    for edge in edges {
      // What happens inside a box is its own affair, unless it is forbidden.
      guard let from = node(edge.from), let to = node(edge.to), from != to || edge.isForbidden else { continue }
      var arrow = found[Pair(from: from, to: to)] ?? Arrow(from: from, to: to, ways: [], count: 0, isForbidden: false)
      if !arrow.ways.contains(edge.way) { arrow.ways.append(edge.way) }
      arrow.count += edge.count
      arrow.isForbidden = arrow.isForbidden || edge.isForbidden
      found[Pair(from: from, to: to)] = arrow
    }
    arrows = found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    for index in arrows.indices { arrows[index].ways.sort() }
  }

  mutating func keep(near module: String) {
    let inside = Set(nodes.indices.filter { nodes[$0].module == module })
    arrows = arrows.filter { inside.contains($0.from) || inside.contains($0.to) }
    let kept = inside.union(arrows.flatMap { [$0.from, $0.to] }).sorted()
    let numbers = Dictionary(kept.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    nodes = kept.map { nodes[$0] }
    for index in arrows.indices {
      arrows[index].from = numbers[arrows[index].from]!
      arrows[index].to = numbers[arrows[index].to]!
    }
  }

  /// Modules in order of their names with their nodes, types without a module last.
  private var clusters: [(module: String?, nodes: [Int])] {
    let groups = Dictionary(grouping: nodes.indices, by: { nodes[$0].module })
    return groups.sorted { left, right in
      switch (left.key, right.key) {
      case (let left?, let right?): left < right
      case (_?, nil): true
      default: false
      }
    }.map { ($0.key, $0.value) }
  }

  private func fill(_ role: String?) -> String {
    switch role {
    case "view", "view-model": "#dbe9ff"
    case "interactor", "service": "#f3ddf7"
    case "presenter": "#fff3c9"
    case "router", "builder", "app": "#d3f2f2"
    case "entity": "#dcf5d9"
    default: "#f2f2f2"
    }
  }

  var dot: String {
    func quoted(_ text: String) -> String {
      var result = "\""
      for character in onOneLine(text) {
        if character == "\"" || character == "\\" { result += "\\" }
        result.append(character)
      }
      return result + "\""
    }
    var text = "digraph viperlint {\n  rankdir=LR;\n  fontname=\"Helvetica\";\n"
    text += "  node [shape=box, style=filled, fontname=\"Helvetica\", fillcolor=\"#f2f2f2\"];\n"
    text += "  edge [fontname=\"Helvetica\", fontsize=10, color=\"#666666\"];\n"
    let isTypes = nodes.contains { $0.name != $0.module }
    func line(_ index: Int) -> String {
      let node = nodes[index]
      var attributes = "label=\(quoted(node.name)), fillcolor=\"\(fill(node.role))\""
      if node.isContract { attributes += ", style=\"filled,dashed\"" }
      return "n\(index) [\(attributes)];\n"
    }
    for (number, cluster) in clusters.enumerated() {
      if isTypes, let module = cluster.module {
        text += "  subgraph cluster_\(number) {\n    label=\(quoted(module));\n    color=\"#bbbbbb\";\n"
        text += cluster.nodes.map { "    " + line($0) }.joined() + "  }\n"
      } else {
        text += cluster.nodes.map { "  " + line($0) }.joined()
      }
    }
    for arrow in arrows {
      let label = arrow.ways.joined(separator: ", ")
      let forbidden = arrow.isForbidden ? ", color=\"#d1242f\", fontcolor=\"#d1242f\", penwidth=2" : ""
      text += "  n\(arrow.from) -> n\(arrow.to) [label=\(quoted(label))\(forbidden)];\n"
    }
    return text + "}\n"
  }

  var mermaid: String {
    // Quotes and brackets of a label would end it.
    func quoted(_ text: String) -> String {
      var result = "\""
      for scalar in onOneLine(text).unicodeScalars {
        switch scalar {
        case "\"": result += "#quot;"
        case "#": result += "#35;"
        case "<": result += "#lt;"
        case ">": result += "#gt;"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
    var text = "flowchart LR\n"
    let isTypes = nodes.contains { $0.name != $0.module }
    for (number, cluster) in clusters.enumerated() {
      if isTypes, let module = cluster.module {
        text += "  subgraph m\(number) [\(quoted(module))]\n"
        text += cluster.nodes.map { "    n\($0)[\(quoted(nodes[$0].name))]\n" }.joined() + "  end\n"
      } else {
        text += cluster.nodes.map { "  n\($0)[\(quoted(nodes[$0].name))]\n" }.joined()
      }
    }
    for arrow in arrows {
      let label = quoted((arrow.isForbidden ? "✗ " : "") + arrow.ways.joined(separator: ", "))
      text += "  n\(arrow.from) \(arrow.isForbidden ? "==" : "--")>|\(label)| n\(arrow.to)\n"
    }
    for (index, arrow) in arrows.enumerated() where arrow.isForbidden {
      text += "  linkStyle \(index) stroke:#d1242f,stroke-width:2px\n"
    }
    for (index, node) in nodes.enumerated() where node.role != nil {
      text += "  style n\(index) fill:\(fill(node.role))\n"
    }
    return text
  }

  var json: String {
    let document: JSON = [
      "version": 1,
      "nodes": .array(
        nodes.map { ["name": .string($0.name), "role": JSON($0.role), "module": JSON($0.module)] }),
      "edges": .array(
        arrows.map { arrow in
          [
            "from": .integer(arrow.from), "to": .integer(arrow.to), "ways": .array(arrow.ways.map { .string($0) }),
            "count": .integer(arrow.count), "forbidden": .bool(arrow.isForbidden),
          ]
        }),
    ]
    return jsonText(document, expandedTo: 2)
  }
}
