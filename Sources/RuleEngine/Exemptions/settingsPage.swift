import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

/// A link to the app's own page in the system settings, such as an alert about a missing permission opens. It leads to
/// no other screen of the app.
extension Judge {
  /// - Parameter wrapper: the function through which the call does it.
  func opensSettings(_ site: CallSite, through wrapper: DeclarationRef?) -> Bool {
    let here = DeclarationRef(file: site.file, declaration: site.declaration)
    let names = project.rulebook.names(of: WordSet(vocabularies: [Vocabulary.settingsPages]))
    return [here, wrapper].compactMap { $0 }.contains { function in
      project.table.names(in: function).contains { name in names.contains { $0.matches(name) } }
    }
  }
}
