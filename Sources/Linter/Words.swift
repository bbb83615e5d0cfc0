import Architecture
import LintRules
import References
import RuleEngine
import SourceText
import SymbolGraph

/// The sentence of a finding and what to do about it, composed from its parts, so that all findings speak with one
/// voice.
struct Words {
  let diagnostic: Diagnostic
  let rule: RuleInForce
  let subject: Finding.Party?
  let object: Finding.Party
  let relations: Relations
  let project: Project

  /// Which type uses which other one, how, and through what.
  var sentence: String {
    switch diagnostic.note {
    case .imported(let need, let through): imported(need, through)
    case .navigation(let kind, let presented, let wrapper): navigates(kind, presented, wrapper)
    case .ownership(let must, _): "\(who) holds \(whom) \(must == .weak ? "strongly" : "weakly")\(inProperty)"
    case .contract(let contract, _):
      "\(who) stores the \(word(.component)) \(whom)\(inProperty) instead of its contract `\(project.name(contract))`"
    case .circle(let names): "\(who) closes a cycle: \(names.joined(separator: " → "))"
    case .lacks(let roles, let calls, let first):
      "scene `\(object.name)` has no \(list(roles)): \(calls == 1 ? "1 call navigates" : "\(calls) calls navigate")"
        + " outside one (\(first.map { "`\($0)`" }.joined(separator: ", "))\(calls > first.count ? ", …" : ""))"
    case .incomplete(let has, let lacks): "module `\(object.name)` has \(list(has)) but no \(list(lacks))"
    case .shape(let flaw): "\(who) \(flaw)"
    case .layer(let from, let to): "\(who) in layer \(from) \(verb) \(whom) in layer \(to) above it"
    case .unlayered: "\(who) belongs to no layer"
    case .segue(let kind, let identifier): drawn(kind, identifier)
    case .outlet(let name): "the outlet `\(name)` of \(who) is filled with \(whom)"
    case .orphaned: "nothing holds \(who): every reference to it is weak"
    case .none: "\(who) \(verb) \(whom)\(ofModule)\(through)\(touching)"
    }
  }

  private var who: String {
    guard let subject else { return "this file" }
    if let conforming { return "mixin `\(subject.name)` of \(named(conforming))" }
    return named(subject)
  }

  /// Whose code the extension of a mixin counts as.
  private var conforming: Finding.Party? {
    guard let key = diagnostic.subject, !key.isExternal, project.table.entity(key).kind == .protocol,
      project.role(key) == nil,
      let owner = project.codeOwner(of: key, at: diagnostic.declaration, in: diagnostic.file), owner != key
    else { return nil }
    return party(owner, in: project)
  }

  private var whom: String { named(object) }

  private func named(_ party: Finding.Party) -> String {
    guard let role = party.role else { return "`\(party.name)`" }
    return "\(role) `\(party.name)`"
  }

  /// Where modules are what the rule is about.
  private var ofModule: String {
    guard case .apart(let apart)? = rule.rule.constraint else { return "" }
    if case .slice(let folders) = apart.unit {
      return object.place.flatMap { folders.slice(of: $0.path) }.map { " of `\($0)`" } ?? ""
    }
    guard apart.unit == .module, let module = object.module else { return "" }
    return " of module `\(module)`"
  }

  private func word(_ nature: Nature) -> String { nature.rawValue }

  private var isContract: Bool {
    if case .type(let key) = diagnostic.object { project.nature(key) == .contract } else { false }
  }

  /// ``asks `LoginBuilder` for``
  private var asks: String {
    let written = nameAt(diagnostic, in: project)
    // `loginBuilder.build()` asks what is behind `loginBuilder`.
    let isFunction = written.first?.isLowercase ?? false
    let factory =
      isFunction ? diagnostic.links.last?.type.map { project.name($0) } ?? makerOfFactory ?? written : written
    return factory.isEmpty || factory == object.name ? "asks for" : "asks `\(factory)` for"
  }

  /// `LoginBuilder` in `LoginBuilder().build()`.
  private var makerOfFactory: String? {
    guard diagnostic.node != .max else { return nil }
    let facts = project.table.facts(of: diagnostic.file)
    var node = facts.body.expressions[Int(diagnostic.node)]
    while node.operand != .max {
      node = facts.body.expressions[Int(node.operand)]
      if node.hasName, let name = facts.names[node.payload].first, name.isUppercase {
        return facts.names[node.payload]
      }
    }
    return nil
  }

  /// ``casts `HomeViewInput` to``, where the rule is about that.
  private var casts: String? {
    guard case .forbid(let clauses)? = rule.rule.constraint, clauses.contains(where: { $0.casting != nil }),
      let contract = diagnostic.links.last?.type ?? contractCast
    else { return nil }
    return "casts `\(project.name(contract))` to"
  }

  private var contractCast: TypeKey? {
    project.uses(in: diagnostic.file).lazy.filter {
      $0.offset == diagnostic.range.start && .type($0.object) == diagnostic.object
    }.compactMap { project.typeBeforeCast($0) }.first
  }

  private func list(_ roles: [Role]) -> String { roles.map(\.name).joined(separator: ", ") }

  private var verb: String {
    switch diagnostic.way {
    case .imports: "imports"
    case .inherits: isContract ? "conforms to" : "inherits from"
    case .stores: "stores"
    case .signature: casts ?? "mentions"
    case .makes: "makes"
    case .asks: asks
    case .calls: "calls"
    case .reaches: casts ?? "reaches"
    case nil: "uses"
    }
  }

  /// ` through presenter.interactor`, or the property that holds it.
  private var through: String {
    switch diagnostic.way {
    case .reaches where casts == nil:
      let names =
        diagnostic.links.map { $0.name == 0 ? "…" : project.table.interner[$0.name] } + [
          nameAt(diagnostic, in: project)
        ]
      return " through `\(names.filter { !$0.isEmpty }.joined(separator: "."))`"
    case .stores: return inProperty
    case .calls:
      let name = nameAt(diagnostic, in: project)
      return name.isEmpty || name == object.name ? "" : " through `\(name)`"
    default: return ""
    }
  }

  private var inProperty: String {
    guard diagnostic.declaration != .max else { return "" }
    let facts = project.table.facts(of: diagnostic.file)
    let fact = facts.surface.declarations[Int(diagnostic.declaration)]
    return fact.kind == .variable ? " in `\(facts.names[fact.name])`" : ""
  }

  private func imported(_ need: Project.Need, _ through: [String]) -> String {
    func line(_ offset: UInt32) -> Int {
      project.place(diagnostic.file, ByteRange(start: offset, end: offset)).line
    }
    var text = "\(who) lives in a file that imports `\(object.name)`"
    if !through.isEmpty { text += ", which brings in \(through.dropFirst().joined(separator: " → "))" }
    switch need {
    case .nothing, .foundation: return text + "; nothing in the file needs it"
    case .unclear: return text + "; something in the file may need it"
    case .maybe(let name, let offset): return text + "; `\(name)` in line \(line(offset)) may need it"
    case .lent(let name, let offset, let lenders):
      let owners = enumerated(lenders.map { $0 + "'s" })
      let words = lenders.count > 1 ? "and the like need it, and they are" : "needs it, and that is"
      return text + "; only `\(name)` in line \(line(offset)) \(words) \(owners)"
    case .unexplained(let name, let offset):
      return text + "; nothing in the file is known to need it, but `\(name)` in line \(line(offset)) may come with it"
    case .name(let name, let offset, let others) where others > 0:
      return text + "; `\(name)` in line \(line(offset)) is the first of \(others + 1) names that need it"
    case .name(let name, let offset, _), .plain(let name, let offset):
      return text + "; `\(name)` in line \(line(offset)) is the first to need it"
    }
  }

  private func drawn(_ kind: String, _ identifier: String) -> String {
    let segue = "\(kind == "unwind" ? "an" : "a") \(kind) segue\(identifier.isEmpty ? "" : " (`\(identifier)`)")"
    let action = if case .type = diagnostic.object { "shows \(whom)" } else { "goes back" }
    return "\(who) \(action) by \(segue): \(lowercased(rule.rule.summary))"
  }

  private func navigates(_ kind: CallSite.Kind, _ presented: String?, _ wrapper: DeclarationRef?) -> String {
    let verb =
      switch kind {
      case .call: "calls"
      case .makes: "makes"
      case .sets: "sets"
      case .overrides: "overrides"
      }
    var text = "\(who) \(verb) `\(object.name)`"
    if let presented { text += " with `\(presented)`" }
    if let wrapper {
      let place = project.place(wrapper)
      text += ", which does it in \(place.path):\(place.line)"
    }
    return text + ": \(lowercased(rule.rule.summary))"
  }

  /// `A, B and C`
  func enumerated(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private func lowercased(_ sentence: String) -> String {
    var sentence = sentence
    if sentence.hasSuffix(".") { sentence.removeLast() }
    guard let first = sentence.first else { return sentence }
    return first.lowercased() + sentence.dropFirst()
  }
}
