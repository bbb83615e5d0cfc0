import Architecture
import LintRules
import SymbolGraph

/// Who closes a screen or opens a link where no part of its module has a router: to add one for that alone costs more
/// than it gives. Going to another screen is another matter.
extension Judge {
  func lacksRouter(_ subject: TypeKey) -> Bool {
    !subject.isExternal && !evidence.routers.areBeside(subject, in: project)
  }
}
