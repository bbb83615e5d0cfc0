import LintRules
import References
import SourceText
import SwiftFacts
import SymbolGraph

/// Where a value that a function makes goes, by the names of what it is given to.
extension Project {
  /// Whether some values, or what the type's own properties store, are an argument of a call that `isMeant` accepts.
  ///
  /// - Parameters:
  ///   - values: expressions of the function in which a use stands.
  ///   - properties: of the user's type; all of its code may pass them as arguments.
  ///   - isMeant: asked with the name of what is called, and whether it is called on `self`.
  public func gives(
    _ values: Set<UInt32>, orProperties properties: Set<NameID>, of use: Use,
    to isMeant: (_ name: NameID, _ isOnSelf: Bool) -> Bool
  ) -> Bool {
    func isGiven(_ nodes: Range<UInt32>, _ file: UInt32) -> Bool {
      let body = table.facts(of: file).body
      return nodes.contains { node in
        let call = body.expressions[Int(node)]
        guard call.kind == .call, call.operand != .max, case let callee = body.expressions[Int(call.operand)],
          callee.hasName
        else { return false }
        let isArgument = body.arguments(of: call).contains { argument in
          guard argument.value != .max else { return false }
          if file == use.file, values.contains(argument.value) { return true }
          return !properties.isEmpty && (ownName(argument.value, in: file).map(properties.contains) ?? false)
        }
        guard isArgument else { return false }
        // `BrowserBuilder.embed(screen)` asks another type.
        if callee.kind == .member, callee.operand != .max, case let owner = body.expressions[Int(callee.operand)],
          owner.kind == .name, table.interner.isCapital(table.nameID(owner.payload, in: file))
        {
          return false
        }
        let isOnSelf = callee.kind == .name || callee.operand != .max && isSelf(callee.operand, in: file)
        return isMeant(table.nameID(callee.payload, in: file), isOnSelf)
      }
    }
    if !values.isEmpty, isGiven(table.facts(of: use.file).body.expressions(around: use.node), use.file) {
      return true
    }
    if properties.isEmpty || use.subject.isExternal { return false }
    return Set(table.parts(of: use.subject).map(\.file)).contains { file in
      table.facts(of: file).body.scopes.contains { scope in
        scope.parent == .max && scope.owner != .max
          && table.enclosingType(of: scope.owner, in: file) == use.subject
          && isGiven(scope.firstExpression..<scope.endExpression, file)
      }
    }
  }

  /// The properties of the user's type that some values are put into: where they are declared, or by an assignment.
  public func ownProperties(filledWith values: Set<UInt32>, by use: Use) -> Set<NameID> {
    var found: Set<NameID> = []
    if let member = member(around: use.declaration, in: use.file), table.declaration(member).kind == .variable {
      found.insert(table.name(of: member))
    }
    let body = table.facts(of: use.file).body
    for node in body.expressions(around: use.node) {
      let fact = body.expressions[Int(node)]
      guard fact.kind == .assignment, values.contains(fact.payload), fact.operand != .max,
        local(namedAt: fact.operand, in: use.file) == nil, let name = ownName(fact.operand, in: use.file)
      else { continue }
      found.insert(name)
    }
    return found
  }
}
