import Architecture
import LintRules
import References
import RuleEngine
import SourceText
import SymbolGraph
import TypeInference

/// Every name at a place, what it was taken for, and what the rules say of it. By place; nil where no file is.
func explain(_ question: PlaceQuestion, in relations: Relations, _ judgements: [Judgement], _ findings: [Finding])
  -> [Explanation]?
{
  let project = relations.project
  let files = project.table.files.indices.filter { question.asks(about: project.table.files[$0].path) }
  guard !files.isEmpty else { return nil }
  let known = Dictionary(grouping: findings, by: { FindingKey(rule: $0.rule, place: $0.place) })
  // Each file is asked about under the rulebook in force for it.
  let explainers = judgements.enumerated().map { number, judgement in
    let relations = relations.under(number)
    return Explainer(
      relations: relations, project: relations.project, tracer: DecisionTracer(relations, judgement), findings: known)
  }
  return files.flatMap {
    explainers[project.table.files[$0].configuration].explain(file: UInt32($0), line: question.line)
  }
}

private struct FindingKey: Hashable {
  var rule: String
  var place: Place
}

private struct Explainer {
  let relations: Relations
  let project: Project
  let tracer: DecisionTracer
  let findings: [FindingKey: [Finding]]

  func explain(file: UInt32, line: Int?) -> [Explanation] {
    let reading = project.reading(of: file)
    let (references, uses, sites) = (reading.references, reading.uses, reading.sites)
    let trace = tracer.trace(file)
    var found: [ByteRange: Explanation] = [:]
    func isAsked(_ range: ByteRange) -> Bool { line == nil || project.place(file, range).line == line }
    for reference in references {
      let range = ByteRange(start: reference.offset, end: reference.end)
      guard isAsked(range) else { continue }
      // A name that several declarations share is read several times; what could be followed says more.
      if let known = found[range], known.outcome != .unresolved { continue }
      found[range] = Linter.explain(reference, project.place(file, range), in: relations)
    }
    for use in uses {
      let range = ByteRange(start: use.offset, end: use.end)
      guard isAsked(range) else { continue }
      if found[range] == nil {
        found[range] = declared(use.subject, use.declaration, file, project.place(file, range), in: relations)
      }
      found[range]?.uses.append(
        ExplainedUse(
          way: use.way.name, object: party(use.object, in: project),
          through: reading.links(of: use).filter { $0.name != 0 }.map { project.table.interner[$0.name] },
          answers: trace.answers(on: use).map(told)))
    }
    for site in sites {
      let range = ByteRange(start: site.offset, end: site.end)
      guard isAsked(range) else { continue }
      let answers = trace.answers(on: site).map(told)
      guard !answers.isEmpty else { continue }
      if found[range] == nil, let subject = site.subject {
        found[range] = declared(subject, site.declaration, file, project.place(file, range), in: relations)
      }
      found[range]?.uses.append(
        ExplainedUse(
          way: site.kind == .makes ? Way.makes.name : Way.calls.name,
          object: Finding.Party(name: project.fullName(site)), through: [], answers: answers))
    }
    for connection in project.drawn.connections(of: file) where isAsked(connection.range) {
      found[connection.range] = explain(connection, trace.answers(on: connection).map(told))
    }
    for explanation in imports(of: file, trace) where line == nil || explanation.place.line == line {
      let offset = project.offset(of: explanation.place, in: file)
      found[ByteRange(start: offset, end: offset)] = explanation
    }
    return found.sorted { ($0.key.start, $0.key.end) < ($1.key.start, $1.key.end) }.map(\.value)
  }

  /// A segue or an outlet; it stands for itself, as code has no name for it.
  private func explain(_ connection: DrawnConnection, _ answers: [ExplainedUse.Answer]) -> Explanation {
    let fact = project.fact(of: connection)
    let isSegue = connection.kind == .segue
    let object = connection.shown.last.map { party($0, in: project) }
    var explanation = Explanation(
      place: project.place(connection.file, connection.range),
      name: isSegue ? "\(fact.segue) segue\(fact.name.isEmpty ? "" : " " + fact.name)" : "outlet \(fact.name)",
      inside: connection.source.map { party(project.effectiveSubject($0), in: project) }, outcome: .unresolved, uses: []
    )
    if let shown = connection.shown.last {
      explanation.outcome = .type
      explanation.target = project.name(shown)
      explanation.declaration = project.place(shown)
    } else {
      (explanation.outcome, explanation.reason) = unknown(connection.outcome)
    }
    if !answers.isEmpty {
      let way = isSegue ? Way.calls.name : Way.stores.name
      explanation.uses = [
        ExplainedUse(
          way: way, object: object ?? Finding.Party(name: fact.unwindAction.isEmpty ? fact.segue : fact.unwindAction),
          through: [], answers: answers)
      ]
    }
    return explanation
  }

  private func unknown(_ outcome: DrawnConnection.Outcome) -> (Explanation.Outcome, String?) {
    switch outcome {
    case .found, .unwind, .plain: (.outside, nil)
    case .outside: (.outside, "the project does not declare the class of the screen")
    case .ambiguous: (.ambiguous, "several classes have the name of the screen's class, and none is nearer")
    case .missing: (.unresolved, "there is no such screen in the storyboards that were read")
    }
  }

  private func imports(of file: UInt32, _ trace: FileTrace) -> [Explanation] {
    let facts = project.table.facts(of: file)
    return facts.surface.imports.map { fact in
      let path = facts.names[fact.path]
      let range = ByteRange(start: fact.offset, end: fact.offset + UInt32(path.utf8.count))
      let answers = trace.answers(onImportAt: range).map(told)
      let use = ExplainedUse(
        way: Way.imports.name, object: Finding.Party(name: path), through: [], answers: answers)
      return Explanation(
        place: project.place(file, range), name: path, outcome: .imported, uses: answers.isEmpty ? [] : [use])
    }
  }

  private func told(_ answer: RuleAnswer) -> ExplainedUse.Answer {
    let rules = project.rulebook.rules
    switch answer {
    case .reported(let diagnostic):
      let rule = rules[diagnostic.rule].rule.id
      let place = project.place(diagnostic.file, diagnostic.range)
      switch findings[FindingKey(rule: rule, place: place)]?.first?.standing {
      case .suppressed(let reason): return ExplainedUse.Answer(rule: rule, outcome: .suppressed, reason: reason)
      case .baselined: return ExplainedUse.Answer(rule: rule, outcome: .baselined)
      default: return ExplainedUse.Answer(rule: rule, outcome: .finding)
      }
    case .unreported(let rule, let reason):
      return ExplainedUse.Answer(rule: rules[rule].rule.id, outcome: .silent, reason: sentence(reason))
    }
  }

  private func sentence(_ reason: Decision.Reason) -> String {
    let preset = project.rulebook.preset
    switch reason {
    case .off: return "it is switched off"
    case .otherPaths: return "the configuration limits it to other paths"
    case .notGated(let module?): return "module `\(module)` does not have the core parts of preset `\(preset)`"
    case .notGated(nil): return "its code belongs to no module that has the core parts of preset `\(preset)`"
    case .objectNotGated(let module?):
      return "module `\(module)`, whose part is used, does not have the core parts of preset `\(preset)`"
    case .objectNotGated(nil): return "what is used belongs to no module that has the core parts of preset `\(preset)`"
    case .unaffiliated: return "the view belongs to no module of the pattern"
    case .testOrGenerated:
      return "test doubles, tests, previews and generated code are read, and nothing in them is reported"
    case .relation(.sameModule), .relation(.own): return "they do not belong to one module"
    case .relation(.otherModule): return "they belong to one module"
    case .exemption(let exemption): return "\(exemption.sentence) (exempt: \(exemption.rawValue))"
    case .place: return "it does not apply in members such as this one (set-up, factories)"
    case .allowed(let because): return "an exception says: \(because)"
    case .precedence(let rule): return "`\(project.rulebook.rules[rule].rule.id)` reports this use already"
    case .saidAlready: return "it is reported once for this file"
    case .storedProperty: return "the finding about the stored property covers it"
    case .ownership: return "the reference is held as the rule demands"
    case .noContract: return "no contract of it declares all that is called, or none can be stored here"
    case .noCycle:
      return
        "no retain cycle can close: one side is a value, is set to nil again, or is held only weakly"
    case .notWhole(let module): return "`\(module)` is no module with a presenter and an interactor or router"
    case .receiverUnknown: return "unresolved: viperlint cannot tell the type of what it is called on"
    case .receiverWithoutName: return "what it is called on is a list, a tuple or a function"
    case .otherContent:
      return
        "what it shows names no screen of another module: a piece of this one, or something from a router or builder"
    case .receiver(let key): return "it does not apply to calls on `\(project.name(key))`"
    case .asksNavigator(let key): return "asking `\(project.name(key))` is no navigation"
    case .presentedUnknown: return "unresolved: viperlint cannot tell the type of what is shown"
    case .otherCall: return "its full name, or what it shows, makes it another call"
    }
  }
}

/// What keeps the rules from the code of a type altogether, whatever it does.
private func bystander(_ key: TypeKey?, _ declaration: UInt32, _ file: UInt32, in relations: Relations) -> String? {
  let project = relations.project
  // A project's own rules may speak of any code.
  let isForAll = project.rulebook.hasOwnRules
  guard let key, !key.isExternal else {
    return isForAll ? nil : "code outside of types plays no role"
  }
  if project.makesPreview(declaration, file) {
    return "test doubles, tests, previews and generated code are read, and nothing in them is reported"
  }
  guard let effective = project.codeOwner(of: key, at: declaration, in: file) else {
    return "this extension is for no type that conforms to `\(project.name(key))`"
  }
  if project.roles[key.index].isExempt || project.roles[effective.index].isExempt {
    return "test doubles, tests, previews and generated code are read, and nothing in them is reported"
  }
  if project.roles[effective.index].isAmbiguous { return "the evidence for two roles is equally strong" }
  guard project.role(effective) != nil else {
    return isForAll ? nil : "`\(project.name(effective))` plays no role"
  }
  if relations.isJudged(effective) { return nil }
  guard let module = project.module(effective) else {
    return "`\(project.name(effective))` belongs to no module of the pattern"
  }
  return "module `\(project.modules[module].name)` does not have the core parts of preset `\(project.rulebook.preset)`"
}

/// Why a name without a receiver was not followed.
private func undeclared(_ reference: NameReading, in project: Project) -> String {
  let ancestry = reference.subject.map { Array(project.hierarchy.ancestry(of: $0)) } ?? []
  let isDeclared = ancestry.contains { !project.table.members(named: reference.name, of: $0).isEmpty }
  let what =
    isDeclared
    ? "what the project declares by this name takes other arguments"
    : "nothing of this name is declared here or in the project"
  guard let base = ancestry.first(where: \.isExternal) else { return what }
  return what + "; it may be what `\(project.name(base))` has"
}

private func explain(_ reference: NameReading, _ place: Place, in relations: Relations) -> Explanation {
  let project = relations.project
  let names = project.table.interner
  var explanation = Explanation(
    place: place, name: names[reference.name],
    inside: reference.subject.map { party(project.effectiveSubject($0), in: project) },
    bystander: bystander(reference.subject, reference.declaration, reference.file, in: relations), outcome: .unresolved,
    type: project.spelling(of: reference.value), uses: [])
  func refer(to key: TypeKey) {
    explanation.outcome = key.isExternal ? .outside : .type
    explanation.target = project.name(key)
    explanation.declaration = project.place(key)
    explanation.type = nil
  }
  switch reference.outcome {
  case .own: explanation.outcome = .own
  case .local(let offset):
    explanation.outcome = .local
    explanation.declaration = project.place(reference.file, ByteRange(start: offset, end: offset))
  case .member(let at, let owner):
    explanation.outcome = .member
    let name = names[project.table.nameID(project.table.declaration(at).name, in: at.file)]
    explanation.target = owner.map { project.name($0) + "." + name } ?? name
    explanation.declaration = project.place(at)
  case .type(let key): refer(to: key)
  case .genericParameter: explanation.outcome = .genericParameter
  case .ambiguous(let keys):
    explanation.outcome = .ambiguous
    explanation.reason = severalTypes(keys, in: project)
  case .behindAmbiguous(let keys):
    explanation.outcome = .ambiguous
    explanation.reason = "the type of what stands before the dot is ambiguous: " + severalTypes(keys, in: project)
  case .outside: explanation.outcome = .outside
  case .behindUnknown: explanation.reason = "the type of what stands before the dot is not known"
  case .notDeclared(let key): explanation.reason = "`\(project.name(key))` has no such member that the project declares"
  case .unknown: explanation.reason = undeclared(reference, in: project)
  }
  return explanation
}

private func severalTypes(_ keys: [TypeKey], in project: Project) -> String {
  let places = keys.compactMap { project.place($0) }.map { "\($0.path):\($0.line)" }
  return "\(keys.count) types have this name and none is nearer: " + places.joined(separator: ", ")
}

/// A name that is declared here: a stored property whose type only its initial value says, a function that overrides.
private func declared(
  _ subject: TypeKey, _ declaration: UInt32, _ file: UInt32, _ place: Place, in relations: Relations
) -> Explanation {
  let project = relations.project
  let fact = project.table.declaration(DeclarationRef(file: file, declaration: declaration))
  return Explanation(
    place: place, name: project.table.interner[project.table.nameID(fact.name, in: file)],
    inside: party(project.effectiveSubject(subject), in: project),
    bystander: bystander(subject, declaration, file, in: relations),
    outcome: .declared, uses: [])
}
