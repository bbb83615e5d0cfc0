import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

/// A link to the application's own page in the system's settings, which an alert about a missing permission opens:
/// nothing of the app is left for another place of it.
extension Judge {
  /// - Parameter wrapper: the function through which the call does it.
  func opensSettings(_ site: CallSite, through wrapper: DeclarationRef?) -> Bool {
    let here = DeclarationRef(file: site.file, declaration: site.declaration)
    let names = project.rulebook.names(of: WordSet(vocabularies: [Vocabulary.settingsPages]))
    return [here, wrapper].compactMap { $0 }.contains { function in
      project.names(in: function).contains { name in names.contains { $0.matches(name) } }
    }
  }
}
