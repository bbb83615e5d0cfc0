import Architecture
import InterfaceFacts
import LintRules
import SourceText
import SymbolGraph
import TypeInference

/// What storyboards and xibs do without any code: show screens, and fill properties.
extension Judge {
  /// Nothing chosen by `from` may be connected to what `to` chooses.
  func forbidDrawn(_ clause: UseClause) {
    for connection in project.drawn.connections(of: files) where project.isInForce(in: connection.file) {
      guard let source = connection.source else { continue }
      let decision = decide(clause, connection, by: project.effectiveSubject(source))
      act(on: decision, about: .connection(connection.range), chain: connection.range.start)
    }
  }

  /// Of a segue or an outlet.
  func decide(_ clause: UseClause, _ connection: DrawnConnection, by subject: TypeKey) -> Decision {
    switch connection.kind {
    case .segue: decide(clause, segue: connection, by: subject)
    case .outlet: decide(clause, outlet: connection, by: subject)
    }
  }

  private func decide(_ clause: UseClause, segue: DrawnConnection, by subject: TypeKey) -> Decision {
    let fact = project.fact(of: segue)
    let kind = segue.outcome == .unwind ? "unwind" : fact.segue
    guard !clause.to.calls.isEmpty, clause.countsCalls(by: .calls),
      sites.listening(to: clause.to.calls).lists(segue: kind),
      let isAffiliated = isSubject(clause.from, subject, segue.file)
    else { return .none }
    if let reason = reluctance(subject, segue.file, isAffiliated: isAffiliated) { return .exempt(reason) }
    if !isPlace(clause, segue.file, .max) { return .exempt(.place) }
    if let exemption = granted.first(where: { holds($0, of: segue, by: subject) }) {
      return .exempt(.exemption(exemption))
    }
    let shown = shownByRule(segue, by: subject)
    // Of a screen from a library, or of one that is not there, nothing is known.
    if shown == nil, segue.outcome != .unwind { return .exempt(.presentedUnknown) }
    let way = fact.unwindAction.isEmpty ? kind : fact.unwindAction
    let diagnostic = Diagnostic(
      rule: number, file: segue.file, range: segue.range, subject: subject,
      object: shown.map { .type($0) } ?? .name(way), way: .calls, declaration: .max,
      note: .segue(kind: kind, identifier: fact.name))
    return settle(clause, diagnostic)
  }

  private func decide(_ clause: UseClause, outlet: DrawnConnection, by subject: TypeKey) -> Decision {
    // What else is connected is assembly.
    guard let types = clause.to.types, clause.by.contains(.stores), let object = outlet.shown.first,
      project.role(subject) == .view, project.role(object) == .interactor, relations.matches(types, object),
      let isAffiliated = isSubject(clause.from, subject, outlet.file)
    else { return .none }
    if let reason = reluctance(subject, outlet.file, toward: (object, clause.from), isAffiliated: isAffiliated) {
      return .exempt(reason)
    }
    if !isPlace(clause, outlet.file, .max) { return .exempt(.place) }
    if let relation = clause.relation, !relates(relation, subject, object) { return .exempt(.relation(relation)) }
    if project.saysRoleItself(of: object, property: project.fact(of: outlet).name, of: outlet.source) {
      return .exempt(.storedProperty)
    }
    let diagnostic = Diagnostic(
      rule: number, file: outlet.file, range: outlet.range, subject: subject, object: .type(object), way: .stores,
      declaration: .max, note: .outlet(project.fact(of: outlet).name))
    return settle(clause, diagnostic)
  }

  private func settle(_ clause: UseClause, _ diagnostic: Diagnostic) -> Decision {
    if let exception = exception(clause.unless, for: diagnostic) { return .allowed(exception) }
    return .violation(diagnostic, once: nil)
  }

  /// The screen that is spoken of: of a container and what it begins with the first that belongs to another module,
  /// else to any, else the first.
  func shownByRule(_ segue: DrawnConnection, by subject: TypeKey) -> TypeKey? {
    segue.shown.first { relates(.otherModule, subject, $0) } ?? segue.shown.first { project.module($0) != nil }
      ?? segue.shown.first
  }

  /// Whether an exemption that the rule at work grants holds of a segue.
  private func holds(_ exemption: Exemption, of segue: DrawnConnection, by subject: TypeKey) -> Bool {
    switch exemption {
    case .drawnForCode: segue.isOfController
    case .drawnInsideModule: isDrawnInsideModule(segue, by: subject)
    case .drawnForRouter: project.handsSeguesToRouter(segue)
    default: false
    }
  }
}
