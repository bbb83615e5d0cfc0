import References
import SwiftFacts
import SymbolGraph

/// What is cast to a type of the project.
extension Project {
  /// The type of what is cast, in `view as? HomeViewController`; nil where the use is no cast, or the type is not
  /// known. A check with `is` is no cast: it gives no access.
  public func typeBeforeCast(_ use: Use) -> TypeKey? {
    guard use.way == .reaches || use.way == .signature, let cast = cast(naming: use) else { return nil }
    return use.way == .reaches
      ? links(of: use).last?.type : type(ofPropertyNamedAt: cast, in: use.file, of: use.subject)
  }

  /// `router.showHelp(from: view as! HomeViewController)`: what comes of a cast is only given to others, at once or by
  /// the local that keeps it.
  public func isCastToBeHandedOn(_ use: Use) -> Bool {
    guard let cast = cast(naming: use) else { return false }
    let body = table.facts(of: use.file).body
    let given = Set(body.arguments.map(\.value))
    let values = values(standingFor: cast, in: use.file)
    if values.contains(where: given.contains) && values.isSubset(of: given.union([cast])) { return true }
    let named = values.filter { body.expressions[Int($0)].kind == .name }
    return !named.isEmpty && named.isSubset(of: given)
  }

  /// The cast that a use is: `as? HomeViewController`, or what is accessed of one; nil where it is none.
  public func cast(naming use: Use) -> UInt32? {
    switch use.way {
    case .signature: test(naming: use).flatMap { isCast($0, in: use.file) ? $0 : nil }
    case .reaches, .calls: use.node != .max && isCast(use.node, in: use.file) ? use.node : nil
    default: nil
    }
  }

  /// `$0 is HomeViewController`, `$0 as? HomeViewController`: the expression that names a written type.
  public func test(naming use: Use) -> UInt32? {
    let facts = table.facts(of: use.file)
    return facts.body.expressions.indices.lazy.map { UInt32($0) }.first { node in
      let fact = facts.body.expressions[Int(node)]
      return fact.kind == .cast && fact.payload != .max && facts.surface.types[Int(fact.payload)].offset == use.offset
    }
  }

  private func isCast(_ node: UInt32, in file: UInt32) -> Bool {
    let fact = table.facts(of: file).body.expressions[Int(node)]
    return fact.kind == .cast && !fact.flags.isDisjoint(with: [.conditionalCast, .forcedCast])
  }

  /// Of `view`, `self.view`, also behind `?` and `!`, where that is a property of a type.
  private func type(ofPropertyNamedAt cast: UInt32, in file: UInt32, of owner: TypeKey) -> TypeKey? {
    let body = table.facts(of: file).body
    let node = body.unwrapped(body.expressions[Int(cast)].operand)
    guard node != .max, local(namedAt: node, in: file) == nil, let name = ownName(node, in: file),
      let property = hierarchy.lookUpMember(named: name, of: owner), table.declaration(property).kind == .variable
    else { return nil }
    return declaredTypes(of: property).first
  }
}
