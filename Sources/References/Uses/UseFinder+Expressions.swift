import LintRules
import SwiftFacts
import SymbolGraph
import TypeInference

/// Where expressions name types, and where their chains end.
extension UseFinder {
  @inline(never)
  mutating func expressions() {
    // `case let x as T` names its type in a cast already.
    var shared = UInt32.max
    for local in typed.facts.body.locals where local.type != .max && local.kind != .pattern && local.type != shared {
      shared = local.type
      let declaration = typed.facts.body.scopes[Int(local.scope)].owner
      guard typed.read.contains(declaration), let subject = subject(of: declaration) else { continue }
      mention(local.type, .signature, subject: subject, declaration: declaration, context: declaration)
    }
    for scope in typed.facts.body.scopes where scope.resultType != .max {
      guard typed.read.contains(scope.owner), let subject = subject(of: scope.owner) else { continue }
      mention(scope.resultType, .signature, subject: subject, declaration: scope.owner, context: scope.owner)
    }
    for arguments in typed.facts.body.genericArguments {
      let declaration = typed.owner(of: arguments.expression)
      guard typed.read.contains(declaration), let subject = subject(of: declaration) else { continue }
      var type = arguments.types
      for _ in 0..<arguments.count {
        mention(type, .signature, subject: subject, declaration: declaration, context: declaration)
        type = max(type + 1, typed.facts.surface.types[Int(type)].end)
      }
    }
    for node in typed.read.nodes.lazy.joined() { readExpression(node) }
    found.accesses.identifiers += typed.code.asked.count
    found.accesses.unknownIdentifiers += typed.code.asked.values.count { !$0 }
  }

  private mutating func readExpression(_ node: UInt32) {
    let fact = expression(node)
    if keepsReferences { refer(to: node, fact, declaration: typed.owner(of: node)) }
    switch fact.kind {
    case .name:
      // Of a name that stands alone and names no type nothing is accessed.
      guard !fact.flags.contains(.isContinued), typed.code.target(node) == .type else { return }
    case .member:
      count(node, fact)
      site(node, fact)
    case .call: site(node, fact)
    case .assignment, .binary: return site(node, fact)
    case .cast, .type, .keyPathRoot:
      guard fact.payload != .max, case let declaration = typed.owner(of: node),
        let subject = subject(of: declaration)
      else { break }
      mention(
        fact.payload, .signature, subject: subject, declaration: declaration, context: declaration,
        chain: typed.tops[Int(node)])
    case .implicitMember, .subscript, .chain, .force, .keyPath: break
    default: return
    }
    guard !fact.flags.contains(.isContinued), !isCast(node), fact.kind != .type, fact.kind != .keyPathRoot,
      case let declaration = typed.owner(of: node), let subject = subject(of: declaration)
    else { return }
    readChain(endingAt: node, subject: subject, declaration: declaration)
  }

  /// `x.y as? Z` is one chain, which ends at the cast.
  private func isCast(_ node: UInt32) -> Bool {
    let next = Int(node) + 1
    guard next < typed.facts.body.expressions.count else { return false }
    let fact = typed.facts.body.expressions[next]
    return fact.kind == .cast && fact.operand == node
  }

  /// The share of member accesses that could be followed.
  @inline(never)
  mutating func count(_ node: UInt32, _ fact: ExpressionNode) {
    if typed.code.target(node) != .unknown {
      found.accesses.resolved += 1
      return
    }
    switch typed.code.value(fact.operand) {
    // A name that the project adds to types from outside, on one that has no name: it may be meant or not.
    case .unknown, .ambiguous, .outside: found.accesses.unresolved += 1
    // `Element` of some library's type, seen from an extension.
    case .type(let key, _) where key.isExternal && resolver.known.placeholders.contains(key.nameID):
      found.accesses.unresolved += 1
    case .type(let key, _) where typed.hierarchy.isAllOwn(key):
      found.accesses.unresolved += 1
    default: found.accesses.resolved += 1
    }
  }
}
