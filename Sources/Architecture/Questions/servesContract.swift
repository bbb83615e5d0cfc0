import SourceText
import SwiftFacts
import SymbolGraph

extension Project {
  /// Whether a member implements a requirement of a contract whose name matches, or only helps members that do. Such a
  /// helper is a private function, or property with code, that only these use, directly or through other helpers.
  public func servesContract(_ member: DeclarationRef, _ pattern: NamePattern) -> Bool {
    var waiting = [member]
    var seen: Set<DeclarationRef> = [member]
    // Helpers that only call each other do not count.
    var serves = false
    while let next = waiting.popLast() {
      if implements(next, contract: pattern) {
        serves = true
        continue
      }
      guard isPrivate(next) else { return false }
      // What no code here calls is called by a storyboard, or not at all.
      guard let callers = mentions(of: next), callers.contains(where: { $0 != next }) else { return false }
      for caller in callers where seen.insert(caller).inserted { waiting.append(caller) }
    }
    return serves
  }

  /// A function, or a property (what has no code calls nothing).
  private func isPrivate(_ member: DeclarationRef) -> Bool {
    let hidden: Modifiers = [.private, .fileprivate]
    let fact = table.declaration(member)
    guard fact.kind == .function || fact.kind == .variable, fact.parent != .max else { return false }
    if !fact.modifiers.isDisjoint(with: hidden) { return true }
    let parent = table.declaration(DeclarationRef(file: member.file, declaration: fact.parent))
    return parent.kind == .extension && !parent.modifiers.isDisjoint(with: hidden)
  }

  /// The members of the file that mention a member of their own type; nil when something else does.
  private func mentions(of target: DeclarationRef) -> Set<DeclarationRef>? {
    let facts = table.facts(of: target.file)
    let fact = table.declaration(target)
    let owner = facts.surface.declarations[Int(fact.parent)].name
    var members: Set<DeclarationRef> = []
    for (index, node) in facts.body.expressions.enumerated() where node.payload == fact.name {
      switch node.kind {
      case .name: break
      case .member: guard isOwn(node.operand, of: owner, in: target.file) else { continue }
      default: continue
      }
      guard let scope = facts.body.scopes(around: UInt32(index)).first(where: { _ in true }),
        let member = member(around: scope.owner, in: target.file)
      else { return nil }
      // Without a receiver no stranger's function can be meant, nor one that a local hides.
      if node.kind == .name {
        guard isFamily(table.owner(of: member), table.owner(of: target)),
          local(namedAt: UInt32(index), in: target.file) == nil
        else { continue }
      }
      members.insert(member)
    }
    return members
  }

  private func isFamily(_ caller: TypeKey?, _ owner: TypeKey?) -> Bool {
    guard let caller, let owner else { return caller == owner }
    return caller == owner || hierarchy.inherits(caller, from: owner)
  }

  /// `self`, a local that it was bound to, `Self`, or the type itself.
  private func isOwn(_ operand: UInt32, of owner: FileNameID, in file: UInt32) -> Bool {
    guard operand != FileFacts.none else { return false }
    if isSelf(operand, in: file) { return true }
    let facts = table.facts(of: file)
    let base = facts.body.expressions[Int(operand)]
    if base.kind.unwraps { return isOwn(base.operand, of: owner, in: file) }
    return base.kind == .name && (base.payload == owner || facts.names[base.payload] == "Self")
  }
}
