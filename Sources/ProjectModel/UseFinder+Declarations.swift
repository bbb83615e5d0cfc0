import LintRules
import SwiftFacts

/// What declarations mention: inheritance, stored properties, signatures, overrides.
extension UseFinder {
  @inline(never)
  mutating func declarations() {
    for (number, declaration) in typed.facts.surface.declarations.enumerated() {
      let index = UInt32(number)
      guard let subject = subject(of: index) else { continue }
      switch declaration.kind {
      case .class, .struct, .enum, .actor, .protocol, .extension:
        let at = DeclarationRef(file: file, declaration: index)
        for root in resolver.inheritedTypes(of: at) {
          mention(root, .inherits, subject: subject, declaration: index, context: declaration.parent)
        }
      case .variable:
        variable(declaration, index, subject)
      case .function, .initializer, .subscript, .enumCase:
        for parameter in typed.facts.surface.parameters(of: declaration) {
          mention(parameter.type, .signature, subject: subject, declaration: index, context: index)
        }
        mention(declaration.type, .signature, subject: subject, declaration: index, context: index)
        mention(declaration.thrownType, .signature, subject: subject, declaration: index, context: index)
        overriding(declaration, index, subject)
      case .typealias, .associatedtype:
        // `typealias Completion<Response> = (Response) -> Void` hides what else is called so.
        let context = declaration.genericParameterCount > 0 ? index : declaration.parent
        mention(declaration.type, .signature, subject: subject, declaration: index, context: context)
        let at = DeclarationRef(file: file, declaration: index)
        for root in resolver.inheritedTypes(of: at) {
          mention(root, .signature, subject: subject, declaration: index, context: declaration.parent)
        }
      default: break
      }
      for generic in typed.facts.surface.genericParameters(of: declaration) {
        mention(generic.constraint, .signature, subject: subject, declaration: index, context: index)
      }
      for requirement in typed.facts.surface.requirements(of: declaration) {
        mention(requirement.right, .signature, subject: subject, declaration: index, context: index)
      }
      for fact in typed.facts.surface.attributes(of: declaration) {
        if fact.type != .max,
          typed.facts.surface.types[Int(fact.type)].end > fact.type + 1
            || typed.isOwnType(fact.type, context: declaration.parent)
        {
          mention(fact.type, .signature, subject: subject, declaration: index, context: declaration.parent)
        } else if fact.type != .max, readsFreeCode {
          mention(attribute: fact.type, subject: subject, declaration: index)
        }
      }
    }
  }

  @inline(never)
  mutating func variable(_ declaration: DeclarationFact, _ index: UInt32, _ subject: TypeKey) {
    let parent = declaration.parent == .max ? nil : typed.facts.surface.declarations[Int(declaration.parent)]
    let isStored =
      !declaration.modifiers.contains(.computed)
      && (parent?.kind.isNominal ?? false) && parent?.kind != .protocol
    var ownership = Use.Ownership(declaration.modifiers)
    if typed.hasWeakWrapper(declaration) { ownership = .weak }
    if declaration.type != .max {
      // `var a, b: T` names it once.
      if index > 0, typed.facts.surface.declarations[Int(index) - 1].type == declaration.type { return }
      mention(
        declaration.type, isStored ? .stores : .signature, subject: subject, declaration: index,
        context: declaration.parent, ownership: ownership)
    } else if isStored, declaration.value != .max || isFetchedByKeyPath(index, declaration) {
      let value =
        declaration.value != .max
        ? typed.code.value(declaration.value)
        : typed.typer.valueOfVariable(DeclarationRef(file: file, declaration: index))
      for key in value.keys.isEmpty ? typed.elementKeys(value) : value.keys {
        var use = Use(
          file: file, offset: declaration.nameOffset, end: declaration.nameOffset + typed.length(declaration.name),
          subject: subject, object: key, way: .stores, declaration: index, chain: newChain())
        use.ownership = ownership
        keep(use)
      }
    }
  }

  /// `@AppStorage`, `@MainActor`: names from outside that only a project's own rules may ask about.
  private mutating func mention(attribute type: UInt32, subject: TypeKey, declaration: UInt32) {
    let fact = typed.facts.surface.types[Int(type)]
    guard fact.kind == .named else { return }
    var use = Use(
      file: file, offset: fact.offset, end: fact.offset + typed.length(fact.name), subject: subject,
      object: TypeKey(external: table.symbol(fact.name, in: file)), way: .signature, declaration: declaration,
      chain: newChain())
    use.isNamed = true
    found.free.append(use)
  }

  /// `@Environment(\.session) var session`: the wrapper says what is kept. (What names a type, `@Inject(Session.self)`, is a
  /// mention of that.)
  private func isFetchedByKeyPath(_ index: UInt32, _ declaration: DeclarationFact) -> Bool {
    guard declaration.attributeCount > 0 else { return false }
    return typed.facts.body.scopes(in: declaration.range).contains { scope in
      scope.kind == .attribute && scope.owner == index
        && (scope.firstExpression..<scope.endExpression).contains {
          typed.facts.body.expressions[Int($0)].kind == .keyPathRoot
        }
    }
  }

  mutating func keep(_ use: Use) {
    guard typed.isKept(use.object, use.result) else { return }
    if use.subject == .nobody { found.free.append(use) } else { found.uses.append(use) }
  }

  mutating func newChain() -> UInt32 {
    nextChain += 1
    return nextChain
  }

  /// Every type named in a written type.
  ///
  /// - Parameter chain: the access chain that it stands in (a cast); nil: it is a use of its own.
  @inline(never)
  mutating func mention(
    _ root: UInt32, _ way: Way, subject: TypeKey, declaration: UInt32, context: UInt32,
    ownership: Use.Ownership = .strong, chain: UInt32? = nil
  ) {
    guard root != .max else { return }
    let end = typed.facts.surface.types[Int(root)].end
    var node = root
    var ownership = ownership
    var way = way
    // `class CartViewController: SceneController<CartBusinessLogic>` inherits from the one and mentions the other.
    var endOfArguments: UInt32 = 0
    // `let presenter: HomePresenter<HomeInteractor>` keeps the one and mentions the other, unlike a list or a box.
    var endOfMentioned: UInt32 = 0
    // The same, and nobody can have meant that UIKit's types are kept there.
    var endOfUnkept: UInt32 = 0
    while node < end {
      let fact = typed.facts.surface.types[Int(node)]
      if fact.kind == .function, way == .stores { way = .signature }
      // `LoginPresenter.Type` is no presenter.
      if fact.kind == .metatype { endOfUnkept = max(endOfUnkept, fact.end) }
      if fact.kind == .named || fact.kind == .member {
        let isArgument = node < endOfArguments
        endOfArguments = max(endOfArguments, fact.end)
        if typed.weakWrappers.contains(table.symbol(fact.name, in: file)) { ownership = .weak }
        if keepsReferences {
          refer(toWritten: node, fact, subject: subject, declaration: declaration, context: context)
        }
        if fact.kind == .named, typed.isUnwanted(table.symbol(fact.name, in: file)) {
          if way == .stores, ownership == .strong, fact.end > node + 1 {
            endOfMentioned = max(endOfMentioned, fact.end)
          }
          if chain == nil { _ = newChain() }
          node += 1
          continue
        }
        let keys = namedKeys(node, fact, context: context)
        // Whoever keeps a closure keeps nothing of what it takes, also where a typealias hides that it is one.
        let isClosure =
          way == .stores && !keys.isEmpty && fact.kind == .named && typed.isAliasOfFunction(fact, context: context)
        let isMentioned = way == .stores && node < endOfMentioned
        let isUnkept = way == .stores && node < endOfUnkept
        var ownershipOfArguments = ownership
        if way == .stores, ownership == .strong, fact.end > node + 1, !keys.isEmpty {
          switch holding(keys) {
          case nil where keys.contains { !$0.isExternal && typed.roles[$0.index].role == nil }:
            endOfUnkept = max(endOfUnkept, fact.end)
          case nil: endOfMentioned = max(endOfMentioned, fact.end)
          case let held?: ownershipOfArguments = held
          }
        }
        for key in keys {
          var use = Use(
            file: file, offset: fact.offset, end: fact.offset + typed.length(fact.name), subject: subject, object: key,
            way: isClosure || isMentioned && !key.isExternal || isUnkept || isArgument && way == .inherits
              ? .signature : way,
            declaration: declaration, chain: chain ?? newChain())
          use.ownership = ownership
          use.isNamed = true
          keep(use)
        }
        for key in namedBehind(keys, node, fact, context: context) {
          var use = Use(
            file: file, offset: fact.offset, end: fact.offset + typed.length(fact.name), subject: subject, object: key,
            way: .signature, declaration: declaration, chain: chain ?? newChain())
          use.isNamed = true
          keep(use)
        }
        ownership = ownershipOfArguments
        if fact.kind == .member {
          // The base of a dotted name is its namespace, not a use of its own; what stands in its brackets is.
          while typed.facts.surface.types[Int(node)].kind == .member { node += 1 }
          // `UITableViewCell.CellStyle` is as much a name of UIKit as `UITableViewCell`.
          if keys.isEmpty, typed.isOfUIKit(node, context: context) { continue }
        }
      }
      node += 1
    }
  }

  /// How a generic type keeps what it is filled in with; nil where it does not, or nobody knows.
  private func holding(_ keys: TypeKeys) -> Use.Ownership? {
    guard keys.count == 1, let key = keys.first, !key.isExternal, typed.roles[key.index].role == nil else { return nil }
    let at = table.entity(key).at
    let surface = table.files[Int(at.file)].facts.surface
    let names = table.genericParameters(of: at)
    guard !names.isEmpty else { return nil }
    var weakest: Use.Ownership?
    for (_, fact) in surface.members(of: at.declaration)
    where fact.kind == .variable && fact.type != .max
      && fact.modifiers.isDisjoint(with: [.computed, .static])
    {
      // Who keeps a function keeps nothing of what it takes and gives.
      let nodes = surface.types[Int(fact.type)..<Int(surface.types[Int(fact.type)].end)]
      guard nodes.contains(where: { names.contains($0.name) }), !nodes.contains(where: { $0.kind == .function }) else {
        continue
      }
      let ownership = Use.Ownership(fact.modifiers)
      if ownership == .strong { return .strong }
      weakest = ownership
    }
    return weakest
  }

  /// The types that one written name stands for: a typealias with a role stands for itself.
  @inline(never)
  mutating func namedKeys(_ node: UInt32, _ fact: TypeNode, context: UInt32) -> TypeKeys {
    let name = table.symbol(fact.name, in: file)
    if fact.kind == .named, table.declared.aliases.contains(name),
      let raw = resolver.lookup(name, in: file, context: context), case .type(let key, _) = raw, !key.isExternal,
      table.entity(key).kind == .typealias,
      typed.roles[key.index].role != nil
    {
      return TypeKeys(key)
    }
    // `Optional<B>` and `Array<B>` are nothing by themselves; what stands in them has nodes of its own.
    if resolver.known.isWrapper(name), fact.kind == .named || isOfSystem(node + 1) { return TypeKeys() }
    let value = typed.typer.value(ofType: node, in: file, context: context)
    if case .ambiguous(let several) = value {
      found.accesses.ambiguous += 1
      return TypeKeys(typed.commonRole(several))
    }
    let keys = typed.certainKeys(value)
    return keys.isEmpty ? TypeKeys(hidden(typed.namedInside(value), in: node, fact, context: context)) : keys
  }

  /// What stands in the brackets behind a typealias: `typealias LoginResult = Result<Login, Error>`. (One that has a role
  /// stands for itself.)
  private func namedBehind(_ keys: TypeKeys, _ node: UInt32, _ fact: TypeNode, context: UInt32) -> [TypeKey] {
    guard fact.kind == .named, table.declared.aliases.contains(table.symbol(fact.name, in: file)),
      !keys.contains(where: { !$0.isExternal && table.entity($0).kind == .typealias }),
      case .type(_, let arguments) = typed.typer.value(ofType: node, in: file, context: context)
    else { return [] }
    return hidden(arguments.flatMap { typed.namedInside($0) }, in: node, fact, context: context)
  }

  /// Those types that are not written in brackets here: what is has nodes of its own.
  private func hidden(_ keys: [TypeKey], in node: UInt32, _ fact: TypeNode, context: UInt32) -> [TypeKey] {
    guard !keys.isEmpty, fact.end > node + 1 else { return keys }
    let written = (node + 1..<fact.end).flatMap { typed.typer.value(ofType: $0, in: file, context: context).keys }
    return keys.filter { !written.contains($0) }
  }

  /// The `Swift` of `Swift.Optional<B>`.
  private func isOfSystem(_ base: UInt32) -> Bool {
    let fact = typed.facts.surface.types[Int(base)]
    return fact.kind == .named && resolver.known.systemModules.contains(table.symbol(fact.name, in: file))
  }

  @inline(never)
  mutating func overriding(_ declaration: DeclarationFact, _ index: UInt32, _ subject: TypeKey) {
    let name = table.symbol(declaration.name, in: file)
    guard typed.words.overrides.contains(name), declaration.kind == .function else { return }
    let arguments = (0..<Int(declaration.parameterCount)).map { number in
      let parameter = typed.facts.surface.parameters[Int(declaration.parameters) + number]
      return CallSite.Argument(
        label: table.symbol(parameter.label, in: file),
        value: typed.typer.value(ofType: parameter.type, in: file, context: index), node: .max)
    }
    found.sites.append(
      CallSite(
        kind: .overrides, file: file, node: .max, chain: newChain(), offset: declaration.nameOffset,
        end: declaration.nameOffset + typed.length(declaration.name), subject: subject, declaration: index, name: name,
        arguments: arguments, receiver: .plain(subject), hasReceiver: false, isOnFreshValue: false, target: nil))
  }
}
