import Architecture
import LintRules
import RuleEngine
import SourceText
import SymbolGraph

/// A header that hands names of other modules to every Swift file of a target, without an import in any of them.
public struct BridgingHeader: Sendable, Equatable {
  /// Relative to the working directory.
  public var path: String
  /// The modules that it imports, in their order.
  public var modules: [String]

  public init(path: String, modules: [String]) {
    self.path = path
    self.modules = modules
  }
}

/// Says of names of a UI target in files that import none where they come from.
func addBridgingHeaders(
  to findings: inout [Finding], _ diagnostics: [Diagnostic], in project: Project, _ headers: [BridgingHeader]
) {
  guard !headers.isEmpty else { return }
  for index in findings.indices {
    let diagnostic = diagnostics[index]
    let project = project.under(project.table.files[Int(diagnostic.file)].configuration)
    guard case .type(let key) = diagnostic.object, key.isExternal,
      let words = wordsOfNamedUI(project.rulebook.rules[diagnostic.rule].rule.constraint),
      project.uiImports(in: diagnostic.file, words).isEmpty,
      let (header, module) = nearest(headers, to: findings[index].place.path, project.rulebook.names(of: words))
    else { continue }
    findings[index].message += "; no file has to import it: `\(header.path)` brings in \(module)"
  }
}

/// The UI targets that a rule about UI names knows; nil for other rules.
private func wordsOfNamedUI(_ constraint: Constraint?) -> WordSet? {
  guard case .forbid(let clauses) = constraint else { return nil }
  return clauses.first { !$0.to.names.isEmpty && !$0.unlessImports.isEmpty }?.unlessImports
}

/// The header that shares most folders with a file among those that import a UI target.
private func nearest(
  _ headers: [BridgingHeader], to path: String, _ targets: [NamePattern]
) -> (header: BridgingHeader, module: String)? {
  let folders = SlashPath.components(of: path).dropLast()
  func shared(_ header: BridgingHeader) -> Int {
    zip(folders, SlashPath.components(of: header.path).dropLast()).prefix { $0 == $1 }.count
  }
  let fitting = headers.compactMap { header -> (header: BridgingHeader, module: String)? in
    header.modules.first { module in targets.contains { $0.matches(module) } }.map { (header, $0) }
  }
  return fitting.max { shared($0.header) < shared($1.header) }
}
