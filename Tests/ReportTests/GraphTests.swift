import Foundation
import LintReports
import Linter
import Testing

/// Graphs, drawn by graphviz.
@Suite(.enabled(if: hasGraphviz, "needs graphviz")) struct GraphTests {
  /// The picture as SVG; graphviz complains about nothing.
  private func draw(_ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("viperlint-\(UUID().uuidString).dot")
    let picture = file.appendingPathExtension("svg")
    defer { for url in [file, picture] { try? FileManager.default.removeItem(at: url) } }
    try Data(text.utf8).write(to: file)
    let outcome = try run("dot", ["-Tsvg", "-o", picture.path, file.path])
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
    return try String(contentsOf: picture, encoding: .utf8)
  }

  private func count(_ text: String, in picture: String) -> Int { picture.components(separatedBy: text).count - 1 }

  @Test func typesAreBoxesInTheirModules() throws {
    let picture = try draw(renderGraph(sampleMap, as: .dot, level: .types))
    #expect(count("class=\"node\"", in: picture) == 4, "a type that meets nobody and plays no role is left out")
    #expect(count("class=\"cluster\"", in: picture) == 2)
    #expect(count("class=\"edge\"", in: picture) == 3)
    #expect(picture.contains("LoginView &quot;quoted&quot; &lt;x&gt;"))
    // Arrow and label of what is forbidden.
    #expect(count("#d1242f", in: picture) >= 3)
  }

  @Test func modulesAreBoxes() throws {
    let picture = try draw(renderGraph(sampleMap, as: .dot, level: .modules))
    #expect(count("class=\"node\"", in: picture) == 2)
    // One leads to the other module, the red one back to where it comes from.
    #expect(count("class=\"edge\"", in: picture) == 2)
    #expect(count("#d1242f", in: picture) >= 3)
  }

  @Test func namesMayBeHostile() throws {
    let names = ["a\"b", "a\\", "\\n", "<b>", "&amp;", "]]>", "日本", "{|}", "new\nline", "\u{1B}[31m", "", "\\\"", "->"]
    var map = ProjectMap(types: [])
    for (line, name) in names.enumerated() {
      map.types.append(
        .init(
          name: name, declaration: "class", kind: "component", role: "view", module: name.isEmpty ? nil : name,
          place: place("A.swift", line + 1, 1, 2)))
      map.edges.append(.init(from: line, to: 0, way: "calls \"\\", count: 1, isForbidden: line % 2 == 0))
    }
    let picture = try draw(renderGraph(map, as: .dot, level: .types))
    #expect(count("class=\"node\"", in: picture) == names.count)
    #expect(picture.contains(">\\n<") && picture.contains(">{|}<") && picture.contains(">日本<"))
    _ = try draw(renderGraph(map, as: .dot, level: .modules))
    _ = try draw(renderGraph(ProjectMap(types: []), as: .dot, level: .types))
  }
}

private let hasGraphviz = (try? run("dot", ["-V"]).status) == 0
