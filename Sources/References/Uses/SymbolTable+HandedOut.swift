import SwiftFacts
import SymbolGraph

extension SymbolTable {
  /// A function or property that does nothing but return what its type stores:
  /// `func toPresent() -> UIViewController { view }`.
  public func handsOutItsOwn(_ member: DeclarationRef) -> Bool {
    guard let owner = owner(of: member), declaration(member).parameterCount == 0 else { return false }
    let code = code(of: member)
    let expressions = files[Int(member.file)].facts.body.expressions
    guard code.count == 1 else { return false }
    var nodes = code[0].map { expressions[Int($0)] }
    if nodes.last?.kind == .return { nodes.removeLast() }
    // `self.view` as `view`
    if nodes.count == 2, nodes[0].kind == .name, nameID(nodes[0].payload, in: member.file) == interner.find("self") {
      nodes.removeFirst()
    }
    guard nodes.count == 1, let value = nodes.first, value.hasName else { return false }
    return members(named: nameID(value.payload, in: member.file), of: owner).contains { property in
      let fact = declaration(property)
      return fact.kind == .variable && !fact.modifiers.contains(.computed)
    }
  }
}
