import SymbolGraph

/// What all inferrers of a project know: what its files declare, and what libraries do.
public struct TypingKnowledge: Sendable {
  /// Of all types of the project.
  public let hierarchy: Hierarchy
  let externals: ExternalMembers
  /// Those of libraries, by their names.
  let wrappers: [NameID: WrapperMeaning]
  let language: LanguageMembers
  let grafted: GraftedMembers
  let systemScreens: SystemScreens
  let drawn: DrawnInterfaces
  let outlets: FilledOutlets

  public init(
    hierarchy: Hierarchy, outside: ExternalKnowledge, language: LanguageMembers, grafted: GraftedMembers,
    systemScreens: SystemScreens, drawn: DrawnInterfaces
  ) {
    self.hierarchy = hierarchy
    externals = outside.members
    wrappers = outside.wrappers
    self.language = language
    self.grafted = grafted
    self.systemScreens = systemScreens
    self.drawn = drawn
    outlets = FilledOutlets(drawn, hierarchy)
  }
}
