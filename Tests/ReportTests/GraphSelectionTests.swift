import LintReports
import Linter
import PlainJSON
import SourceText
import Testing

/// What `viperlint graph` leaves out when it is asked to.
@Suite struct GraphSelectionTests {
  /// App → Shop → Cart → Login, and Shop → Help; Cart → Login is forbidden. All but App lie in folders of features.
  private static let map: ProjectMap = {
    let modules = [
      ("App", "App"), ("Cart", "App/Features/Cart"), ("Help", "App/Features/Help"), ("Login", "App/Start"),
    ]
    let names = modules + [("Shop", "App/Features/Shop/Front")]
    let types = names.map { name, folder in
      ProjectMap.TypeEntry(
        name: name + "Router", declaration: "class", kind: "component", role: "router", module: name,
        place: place("\(folder)/\(name).swift", 1, 1, 2))
    }
    var edges = [(0, 4), (4, 1), (4, 2), (1, 3)].map {
      ProjectMap.Edge(from: $0, to: $1, way: "calls", count: 1, isForbidden: $0 == 1)
    }
    edges[3].rules = ["module-uses-internals"]
    return ProjectMap(types: types, edges: edges)
  }()

  private func graph(
    level: GraphLevel = .modules, _ choose: (inout GraphSelection) -> Void
  ) throws -> (nodes: [String], arrows: [String]) {
    var selection = GraphSelection()
    choose(&selection)
    let text = renderGraph(Self.map, as: .json, level: level, selection: selection)
    let document = try #require(readJSON(text, path: "").root?.plain)
    let nodes = document["nodes"]?.elements?.compactMap { $0["name"]?.text } ?? []
    let arrows = document["edges"]?.elements?.compactMap { edge -> String? in
      guard let from = edge["from"]?.integer, let to = edge["to"]?.integer else { return nil }
      return "\(nodes[from]) → \(nodes[to])"
    }
    return (nodes, arrows ?? [])
  }

  @Test func nothingChosenIsEverything() throws {
    let graph = try graph { _ in }
    #expect(graph.nodes == ["App", "Cart", "Help", "Login", "Shop"])
    #expect(graph.arrows == ["App → Shop", "Cart → Login", "Shop → Cart", "Shop → Help"])
  }

  @Test func aFocusHasItsNeighbours() throws {
    let graph = try graph { $0.focus = "Cart" }
    #expect(graph.nodes == ["Cart", "Login", "Shop"] && graph.arrows == ["Cart → Login", "Shop → Cart"])
  }

  @Test func whatReachesAModuleMayBeFarAway() throws {
    let graph = try graph { $0.reaches = "Login" }
    #expect(graph.nodes == ["App", "Cart", "Login", "Shop"])
    #expect(graph.arrows == ["App → Shop", "Cart → Login", "Shop → Cart"])
    #expect(try self.graph { $0.reaches = "App" }.nodes == ["App"])
  }

  @Test func whatIsForbiddenStandsAlone() throws {
    let graph = try graph { $0.isForbiddenOnly = true }
    #expect(graph.nodes == ["Cart", "Login"] && graph.arrows == ["Cart → Login"])
    #expect(try self.graph { ($0.isForbiddenOnly, $0.focus) = (true, "Help") }.nodes == [])
  }

  @Test(arguments: [GraphLevel.modules, .types]) func aFolderIsOneBox(_ level: GraphLevel) throws {
    let graph = try graph(level: level) { $0.collapse = [PathPattern("App/Features")] }
    let (app, login) = level == .modules ? ("App", "Login") : ("AppRouter", "LoginRouter")
    #expect(Set(graph.nodes) == [app, "App/Features/", login])
    #expect(Set(graph.arrows) == ["\(app) → App/Features/", "App/Features/ → \(login)"])
  }

  @Test func eachFolderThatMatchesIsABox() throws {
    let graph = try graph { $0.collapse = [PathPattern("App/Features/*")] }
    #expect(
      graph.nodes == ["App", "App/Features/Cart/", "App/Features/Help/", "App/Features/Shop/", "Login"])
    #expect(try self.graph { $0.collapse = [PathPattern("Elsewhere/*")] }.nodes.count == 5)
  }

  @Test func aFocusInACollapsedFolderIsTheFolder() throws {
    let graph = try graph { ($0.focus, $0.collapse) = ("Help", [PathPattern("App/Features")]) }
    #expect(graph.arrows.count == 2 && graph.nodes.contains("App/Features/"))
  }

  @Test(arguments: [GraphFormat.dot, .mermaid]) func onlyRulesAreLabels(_ format: GraphFormat) {
    let text = renderGraph(Self.map, as: format, level: .modules)
    #expect(text.contains("✗ module-uses-internals") && !text.contains("calls"))
  }
}
