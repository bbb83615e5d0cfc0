import Linter

/// The languages a report can be said in.
public enum Format: String, Sendable, CaseIterable {
  case text, json, xcode, github, sarif, gitlab, junit, checkstyle, rdjson, markdown, sonarqube, agent, html

  /// It draws what uses what: the report must contain a `ProjectMap`.
  public var needsMap: Bool { self == .html }
}

/// Says a report in one language. Pure: equal reports in equal surroundings give equal texts.
public func render(_ report: Report, as format: Format, in surroundings: Surroundings) -> String {
  switch format {
  case .text: renderText(report, surroundings)
  case .json: renderJSON(report, surroundings)
  case .xcode: renderXcode(report, surroundings)
  case .github: renderGitHub(report, surroundings)
  case .sarif: renderSARIF(report, surroundings)
  case .gitlab: renderGitLab(report, surroundings)
  case .junit: renderJUnit(report, surroundings)
  case .checkstyle: renderCheckstyle(report, surroundings)
  case .rdjson: renderRDJSON(report, surroundings)
  case .markdown: renderMarkdown(report, surroundings)
  case .sonarqube: renderSonarQube(report, surroundings)
  case .agent: renderAgent(report, surroundings)
  case .html: renderHTML(report, surroundings)
  }
}
