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

/// What uses what, with forbidden uses marked: `viperlint graph`.
public func renderGraph(
  _ map: ProjectMap, as format: GraphFormat, level: GraphLevel, selection: GraphSelection = GraphSelection()
) -> String {
  var graph = Graph(map, level: level, collapse: selection.collapse)
  graph.keep(selection)
  return switch format {
  case .dot: graph.dot
  case .mermaid: graph.mermaid
  case .json: graph.json
  }
}

extension Graph.Arrow {
  /// What a rule says stands at an arrow. The ways of all others would hide it.
  fileprivate var label: String? {
    isForbidden ? (rules.isEmpty ? "✗" : "✗ " + rules.joined(separator: ", ")) : nil
  }
}

extension Graph {
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

  fileprivate var dot: String {
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
    func line(_ index: Int) -> String {
      let node = nodes[index]
      var attributes = "label=\(quoted(node.name)), fillcolor=\"\(fill(node.role))\""
      if node.isContract { attributes += ", style=\"filled,dashed\"" }
      return "n\(index) [\(attributes)];\n"
    }
    for (number, cluster) in clusters.enumerated() {
      if let frame = cluster.frame {
        text += "  subgraph cluster_\(number) {\n    label=\(quoted(frame));\n    color=\"#bbbbbb\";\n"
        text += cluster.nodes.map { "    " + line($0) }.joined() + "  }\n"
      } else {
        text += cluster.nodes.map { "  " + line($0) }.joined()
      }
    }
    for arrow in arrows {
      let attributes = arrow.label.map {
        " [label=\(quoted($0)), color=\"#d1242f\", fontcolor=\"#d1242f\", penwidth=2]"
      }
      text += "  n\(arrow.from) -> n\(arrow.to)\(attributes ?? "");\n"
    }
    return text + "}\n"
  }

  fileprivate var mermaid: String {
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
    for (number, cluster) in clusters.enumerated() {
      if let frame = cluster.frame {
        text += "  subgraph m\(number) [\(quoted(frame))]\n"
        text += cluster.nodes.map { "    n\($0)[\(quoted(nodes[$0].name))]\n" }.joined() + "  end\n"
      } else {
        text += cluster.nodes.map { "  n\($0)[\(quoted(nodes[$0].name))]\n" }.joined()
      }
    }
    for arrow in arrows {
      let line = arrow.label.map { "==>|\(quoted($0))|" } ?? "-->"
      text += "  n\(arrow.from) \(line) n\(arrow.to)\n"
    }
    for (index, arrow) in arrows.enumerated() where arrow.isForbidden {
      text += "  linkStyle \(index) stroke:#d1242f,stroke-width:2px\n"
    }
    for (index, node) in nodes.enumerated() where node.role != nil {
      text += "  style n\(index) fill:\(fill(node.role))\n"
    }
    return text
  }

  fileprivate var json: String {
    let document: JSON = [
      "version": 1,
      "nodes": .array(
        nodes.map { node in
          let module = node.frame ?? (node.modules.contains(node.name) ? node.name : nil)
          return ["name": .string(node.name), "role": JSON(node.role), "module": JSON(module)]
        }),
      "edges": .array(
        arrows.map { arrow in
          [
            "from": .integer(arrow.from), "to": .integer(arrow.to), "ways": .array(arrow.ways.map { .string($0) }),
            "count": .integer(arrow.count), "forbidden": .bool(arrow.isForbidden),
            "rules": .array(arrow.rules.map { .string($0) }),
          ]
        }),
    ]
    return jsonText(document, expandedTo: 2)
  }
}
