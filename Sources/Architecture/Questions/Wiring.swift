import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Uses that put things together, and ask them for nothing.
extension Project {
  /// `init(wallet: Wallet = WalletManager.shared.wallet)`, and `var router: Routing = LoginRouter()` where other code
  /// sets the property: what is there if a caller passes, or sets, nothing else.
  public func isDefault(_ use: Use) -> Bool {
    guard use.node != .max, use.declaration != .max else { return false }
    let surface = table.facts(of: use.file).surface
    let fact = surface.declarations[Int(use.declaration)]
    if fact.kind == .variable { return isReplaced(DeclarationRef(file: use.file, declaration: use.declaration), fact) }
    return parameter(withDefault: use) != nil
  }

  /// Whether an expression stands behind the `=` of a property.
  public func isInInitialValue(_ node: UInt32, of property: DeclarationRef) -> Bool {
    let value = table.declaration(property).value
    guard table.declaration(property).kind == .variable, node != .max, value != .max else { return false }
    return table.facts(of: property.file).body.span(of: value).contains(node)
  }

  /// The parameter in whose default value something is used; nil where it is used elsewhere.
  public func parameter(withDefault use: Use) -> ParameterFact? {
    guard use.node != .max, use.declaration != .max else { return nil }
    let surface = table.facts(of: use.file).surface
    // Expressions stand in the order of the source: those of a body behind those of its signature.
    return surface.parameters(of: surface.declarations[Int(use.declaration)]).first {
      $0.value != .max && use.node <= $0.value
    }
  }

  /// A stored property with a first value, which other code sets: code of another type, maybe through a contract that
  /// demands the property, or a function of its own type that is given the value (see `isSetToParameter`).
  private func isReplaced(_ property: DeclarationRef, _ fact: DeclarationFact) -> Bool {
    guard fact.value != .max, fact.modifiers.isDisjoint(with: [.let, .lazy, .computed, .static]),
      let owner = table.owner(of: property)
    else { return false }
    let name = table.name(of: property)
    if isSetToParameter(name, of: owner) { return true }
    return uses.contains { use in
      guard use.isWritten, use.subject != owner, use.node != .max,
        table.nameID(table.facts(of: use.file).body.expressions[Int(use.node)].payload, in: use.file) == name,
        let holder = links(of: use).last?.type, !holder.isExternal,
        let found = hierarchy.lookUpMember(named: name, of: holder)
      else { return false }
      if found == property { return true }
      guard table.isRequirement(found), let contract = table.owner(of: found) else { return false }
      return hierarchy.inherits(owner, from: contract)
    }
  }

  /// `self.router = router`, in a function of the type that has such a parameter.
  private func isSetToParameter(_ property: NameID, of owner: TypeKey) -> Bool {
    table.parts(of: owner).contains { part in
      let facts = table.facts(of: part.file)
      let expressions = facts.body.expressions
      return table.members(in: part).contains { number, member in
        let parameters = facts.surface.parameters(of: member)
        guard !parameters.isEmpty, member.kind == .function || member.kind == .initializer else { return false }
        return table.code(of: DeclarationRef(file: part.file, declaration: number)).joined().contains { node in
          let assignment = expressions[Int(node)]
          guard assignment.kind == .assignment, assignment.operand != .max, assignment.payload != .max,
            case let value = expressions[Int(assignment.payload)], value.kind == .name,
            case let target = expressions[Int(assignment.operand)], target.kind == .name || target.kind == .member
          else { return false }
          return table.nameID(target.payload, in: part.file) == property
            && parameters.contains { $0.name == value.payload }
        }
      }
    }
  }

  /// `let prices = PriceService()`, and then `prices.store = store`.
  public func isFittedOut(_ use: Use) -> Bool {
    use.isOnFreshValue && use.chain < 1 << 31
      && table.facts(of: use.file).body.expressions[Int(use.chain)].kind == .assignment
  }

  /// `let prices = PriceService()`, and then `prices.store = store`, `prices.add(observer: screen)`: one made here is
  /// told of its partners.
  public func isWiring(_ use: Use) -> Bool {
    if isFittedOut(use) { return true }
    guard use.isOnFreshValue, use.chain < 1 << 31 else { return false }
    let body = table.facts(of: use.file).body
    let top = body.expressions[Int(use.chain)]
    switch top.kind {
    case .call:
      guard let at = use.member, table.declaration(at).kind == .function, table.declaration(at).type == .max else {
        return false
      }
      let parameters = table.facts(of: at.file).surface.parameters(of: table.declaration(at))
      return !parameters.isEmpty
        && parameters.allSatisfy { parameter in
          let keys = hierarchy.resolver.value(ofType: parameter.type, in: at.file, context: at.declaration).keys
          return !keys.isEmpty && keys.allSatisfy { !$0.isExternal && isBehaviour($0) }
        }
    default: return false
    }
  }

  /// A contract of the same module that is stored weakly and whose functions return nothing: it is for callbacks.
  public func isCalledBack(_ object: TypeKey, by subject: TypeKey) -> Bool {
    guard nature(object) == .contract, let own = module(subject), own == module(object) else { return false }
    let stored = stores(of: object).filter { effectiveSubject($0.subject) == subject }
    return !stored.isEmpty && stored.allSatisfy { $0.ownership == .weak } && answersNothing(object)
  }

  /// `MessagesProvider`, which the presenter's own interactor implements: named like a service, and yet a part that the
  /// presenter may ask.
  public func isPlayedByPart(_ contract: TypeKey, for subject: TypeKey) -> Bool {
    guard nature(contract) == .contract, role(contract) == .service, let own = module(subject) else { return false }
    let parts: Set<Role> = role(subject) == .presenter ? [.view, .router, .interactor] : [.presenter]
    let takers = conformers[contract.index]
    return !takers.isEmpty && takers.allSatisfy { module($0) == own && role($0).map(parts.contains) == true }
  }

  private func answersNothing(_ contract: TypeKey) -> Bool {
    table.parts(of: contract).allSatisfy { part in
      table.members(in: part).allSatisfy { _, fact in
        fact.kind == .function && fact.type == .max && !fact.modifiers.contains(.async)
      }
    }
  }

  /// `PHPhotoLibrary.requestAuthorization { … }`: the user is asked for leave.
  public func isPermissionQuestion(_ use: Use) -> Bool {
    guard use.object.isExternal, use.node != .max, use.chain < 1 << 31 else { return false }
    let expressions = table.facts(of: use.file).body.expressions
    let words = effectiveConfigurations[use.file].rulebook.vocabularies[Vocabulary.permissionQuestions]?.names ?? []
    return (use.node..<max(use.node, use.chain + 1)).contains { node in
      let fact = expressions[Int(node)]
      return fact.kind == .member && fact.operand == use.node
        && words.contains { $0.matches(table.interner.utf8(table.nameID(fact.payload, in: use.file))) }
    }
  }
}
