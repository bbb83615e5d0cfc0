import SymbolGraph

/// What all inferrers of a project know: what its files declare, and what libraries do.
public struct TypingKnowledge: Sendable {
  /// Of all types of the project.
  public let hierarchy: Hierarchy
  let externals: ExternalMembers
  let language: LanguageMembers
  let grafted: GraftedMembers
  let systemScreens: SystemScreens
  let drawn: DrawnInterfaces
  let outlets: FilledOutlets

  public init(
    hierarchy: Hierarchy, externals: ExternalMembers, language: LanguageMembers, grafted: GraftedMembers,
    systemScreens: SystemScreens, drawn: DrawnInterfaces
  ) {
    self.hierarchy = hierarchy
    self.externals = externals
    self.language = language
    self.grafted = grafted
    self.systemScreens = systemScreens
    self.drawn = drawn
    outlets = FilledOutlets(drawn, hierarchy)
  }
}
