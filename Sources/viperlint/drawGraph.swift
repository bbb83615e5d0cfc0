import LintReports
import Linter
import SourceText

/// `viperlint graph [paths…]`
func drawGraph(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let isPage = invocation.value(.format) == Format.html.rawValue
  // The page says what `check` says.
  return survey(invocation, paths: invocation.operands, ignoresBaseline: !isPage, console) { report, project in
    let map = report.map ?? ProjectMap(types: [])
    let known = Set(map.types.compactMap(\.module)).sorted()
    for module in [Flag.module, .focus, .reaches].compactMap(invocation.value) where !known.contains(module) {
      complainAboutUnknown(module, "module", among: known, console)
      return nil
    }
    let selection = selection(invocation)
    if isPage {
      var surroundings = project.resultSurroundings(console)
      surroundings.opening = opening(selection, invocation)
      return render(report, as: .html, in: surroundings)
    }
    // One module is worth a look at its types.
    let level = invocation.value(.level).flatMap(GraphLevel.init) ?? (invocation.has(.module) ? .types : .modules)
    return renderGraph(
      map, as: invocation.value(.format).flatMap(GraphFormat.init) ?? .dot, level: level, selection: selection)
  }
}

private func selection(_ invocation: Invocation) -> GraphSelection {
  var selection = GraphSelection()
  selection.focus = invocation.value(.focus) ?? invocation.value(.module)
  selection.reaches = invocation.value(.reaches)
  selection.collapse = (invocation.values[.collapse] ?? []).map { PathPattern($0) }
  selection.isForbiddenOnly = invocation.has(.forbidden)
  return selection
}

/// Where the page opens: in the module that was named, else at the map with the same selection.
private func opening(_ selection: GraphSelection, _ invocation: Invocation) -> [String: String] {
  if let module = invocation.value(.module) { return ["view": "module", "name": module] }
  var opening = ["view": "map"]
  opening["focus"] = selection.focus
  opening["reaches"] = selection.reaches
  if !selection.collapse.isEmpty { opening["collapse"] = selection.collapse.map(\.text).joined(separator: "|") }
  if selection.isForbiddenOnly { opening["forbidden"] = "1" }
  return opening
}
