import Architecture
import LintRules

/// `presenter.interactor = interactor`: it connects two parts and asks neither. What is made for it is another use.
extension Judge {
  func isOnlyAssigned(_ minded: MindedUse) -> Bool { minded.use.way == .reaches && minded.use.isWritten }
}
