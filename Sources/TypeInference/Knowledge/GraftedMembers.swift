import SwiftFacts
import SymbolGraph

/// The names of members that the project adds to types from outside: `extension UIView { var presenter: … }`. Such a
/// name on a type that is not known by name may mean something of the project.
public struct GraftedMembers: Sendable {
  private var ofInstances = NameSet()
  private var ofTypes = NameSet()
  /// Some operator of the project makes a type of the project from types from outside.
  private(set) var hasOwnOperators = false
  /// Some subscript that the project adds to a type from outside makes one of the project.
  private(set) var hasOwnSubscripts = false

  public init(_ hierarchy: Hierarchy) {
    let table = hierarchy.table
    let adopted = Set(hierarchy.adoptions.all.flatMap { hierarchy.ancestry(of: $0) })
    for (number, file) in table.files.enumerated() {
      let declarations = file.facts.surface.declarations
      // Members stand behind what they are members of, mostly many of one type.
      var last: (parent: UInt32, isOutside: Bool) = (.max, false)
      for (index, declaration) in declarations.enumerated() {
        switch declaration.kind {
        case .function, .variable, .enumCase, .subscript: break
        default: continue
        }
        let at = DeclarationRef(file: UInt32(number), declaration: UInt32(index))
        if declaration.kind == .function, isOperator(table.nameID(declaration.name, in: at.file), table) {
          hasOwnOperators = hasOwnOperators || GraftedMembers.makesOwnType(at, declaration, hierarchy)
        }
        if declaration.parent != last.parent {
          let key = table.owner(of: at)
          last = (declaration.parent, key.map { $0.isExternal || adopted.contains($0) } ?? false)
        }
        if last.isOutside { add(declaration, at, hierarchy) }
      }
    }
  }

  /// - Parameter isOfType: the member is one of the type itself: `static`, or a case.
  func contains(_ name: NameID, isOfType: Bool) -> Bool {
    isOfType ? ofTypes.contains(name) : ofInstances.contains(name)
  }

  private mutating func add(_ fact: DeclarationFact, _ at: DeclarationRef, _ hierarchy: Hierarchy) {
    let name = hierarchy.table.nameID(fact.name, in: at.file)
    if fact.kind == .enumCase || fact.modifiers.belongToType {
      ofTypes.insert(name)
    } else {
      ofInstances.insert(name)
    }
    if fact.kind == .subscript {
      hasOwnSubscripts = hasOwnSubscripts || GraftedMembers.makesOwnType(at, fact, hierarchy)
    }
  }

  /// Of nothing but types from outside it makes one of the project.
  private static func makesOwnType(_ at: DeclarationRef, _ fact: DeclarationFact, _ hierarchy: Hierarchy) -> Bool {
    func value(_ type: UInt32) -> Value {
      hierarchy.resolver.value(ofType: type, in: at.file, context: at.declaration)
    }
    let parameters = hierarchy.table.facts(of: at.file).surface.parameters
    return value(fact.type).keys.contains { !$0.isExternal }
      && (0..<Int(fact.parameterCount)).allSatisfy {
        hierarchy.isOutside(value(parameters[Int(fact.parameters) + $0].type))
      }
  }

  private func isOperator(_ name: NameID, _ table: SymbolTable) -> Bool {
    guard let first = table.interner.utf8(name).first else { return false }
    let isWord = first >= 0x80 || first == UInt8(ascii: "_") || first == UInt8(ascii: "`")
    return !isWord && !(97...122).contains(first | 0x20)
  }
}
