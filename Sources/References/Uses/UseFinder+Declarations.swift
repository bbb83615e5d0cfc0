import LintRules
import SwiftFacts
import SymbolGraph
import TypeInference

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
        : typed.inferrer.valueOfVariable(DeclarationRef(file: file, declaration: index))
      for key in value.keys.isEmpty ? typed.elementKeys(value) : value.keys {
        var use = Use(
          file: file, offset: declaration.nameOffset, end: typed.facts.nameRange(of: declaration).end,
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
      file: file, offset: fact.offset, end: typed.facts.nameRange(of: fact).end, subject: subject,
      object: TypeKey(external: table.nameID(fact.name, in: file)), way: .signature, declaration: declaration,
      chain: newChain())
    use.isNamed = true
    found.free.append(use)
  }

  /// `@Environment(\.session) var session`: the wrapper says what is kept. (What names a type, `@Inject(Session.self)`,
  /// is a mention of that.)
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

  @inline(never)
  mutating func overriding(_ declaration: DeclarationFact, _ index: UInt32, _ subject: TypeKey) {
    let name = table.nameID(declaration.name, in: file)
    guard typed.words.overrides.contains(name), declaration.kind == .function else { return }
    let arguments = (0..<Int(declaration.parameterCount)).map { number in
      let parameter = typed.facts.surface.parameters[Int(declaration.parameters) + number]
      return CallSite.Argument(
        label: table.nameID(parameter.label, in: file),
        value: typed.inferrer.value(ofType: parameter.type, in: file, context: index), node: .max)
    }
    found.sites.append(
      CallSite(
        kind: .overrides, file: file, node: .max, chain: newChain(), offset: declaration.nameOffset,
        end: typed.facts.nameRange(of: declaration).end, subject: subject, declaration: index, name: name,
        arguments: arguments, receiver: .plain(subject), hasReceiver: false, isOnFreshValue: false, target: nil))
  }
}
