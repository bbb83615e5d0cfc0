import LintRules
import SwiftFacts
import SymbolGraph

/// Services by what they do: `NetworkManager`, `ExchangeRatesLoader`.
extension RoleFinder {
  /// A class, struct or actor without another role whose own code uses a type from outside that fetches or keeps data,
  /// or that stores a service.
  @inline(never)
  func handlesData(_ index: Int, orStoresService: Bool) -> Bool {
    guard [.class, .struct, .actor].contains(table.types[index].kind), !namesDisplay(index), !isFedByUIKit(index)
    else { return false }
    return names(index, where: isOfDataOutside) || orStoresService && storesService(index)
  }

  /// `AppTheme`, `PriceFormattingHelper`: what the vocabulary of services without data lists.
  private func isNamedDataless(_ index: Int) -> Bool {
    let words = self[configurationOf: index].rulebook.vocabularies[Vocabulary.datalessNames]?.names ?? []
    return words.contains { $0.matches(names[index]) }
  }

  /// It works for the display: it presents something, or names a view or a window.
  private func namesDisplay(_ index: Int) -> Bool {
    if isNamedDataless(index) || moves(TypeKey(type: index)) { return true }
    return names(index) { nameID, file in
      if case .type(let key, _)? = hierarchy.resolver.lookup(nameID, in: file, context: .max) {
        return !key.isExternal && assignments[key.index].role == .view
      }
      return hierarchy.ancestry(of: TypeKey(external: nameID)).contains { ancestor in
        ancestor.isExternal && RoleFinder.display.contains(table.interner[ancestor.nameID])
      }
    }
  }

  private static let display: Set<String> = [
    "UIView", "UIViewController", "UIWindow", "NSView", "NSViewController", "NSWindow",
  ]

  /// A delegate or data source of UIKit.
  private func isFedByUIKit(_ index: Int) -> Bool {
    ancestries[index].contains { $0.isExternal && table.interner.isOfUIKit($0.nameID) }
  }

  private func isOfDataOutside(_ nameID: NameID, _ file: UInt32) -> Bool {
    guard dataOutside[effectiveConfigurations.number(of: file)].contains(nameID) else { return false }
    return table.types(named: nameID, in: nil).isEmpty
  }

  /// Whether a type from outside, or a function, is named in the code of a type or in what its members are declared
  /// with.
  private func names(_ index: Int, where isMeant: (NameID, UInt32) -> Bool) -> Bool {
    let key = TypeKey(type: index)
    let isNamedInCode = code(of: key, reading: .capitals).hasCapital { name, base, file in
      (base.map { isTarget($0, in: file) } ?? true) && isMeant(name, file)
    }
    if isNamedInCode { return true }
    for part in table.parts(of: key) {
      let surface = table.facts(of: part.file).surface
      func isNamed(_ root: UInt32) -> Bool {
        guard root != .max else { return false }
        return (Int(root)..<Int(surface.types[Int(root)].end)).contains { node in
          let type = surface.types[node]
          guard type.hasName else { return false }
          if type.kind == .member {
            // The base stands behind the member.
            let base = surface.types[node + 1]
            guard base.kind == .named, isTarget(table.nameID(base.name, in: part.file), in: part.file) else {
              return false
            }
          }
          return isMeant(table.nameID(type.name, in: part.file), part.file)
        }
      }
      for (_, member) in surface.members(of: part.declaration) {
        if isNamed(member.type) || surface.parameters(of: member).contains(where: { isNamed($0.type) }) { return true }
      }
    }
    return false
  }

  /// `Foundation` of `Foundation.UserDefaults`: a target that the file imports, or one of the system, which another
  /// import may bring.
  private func isTarget(_ name: NameID, in file: UInt32) -> Bool {
    hierarchy.resolver.known.systemModules.contains(name)
      || table.facts(of: file).surface.imports.contains { table.nameID($0.target, in: file) == name }
  }

  private func storesService(_ index: Int) -> Bool {
    table.parts(of: TypeKey(type: index)).contains { part in
      table.members(in: part).contains { number, member in
        guard member.kind == .variable, member.modifiers.isDisjoint(with: [.static, .class, .computed]) else {
          return false
        }
        if member.type == .max {
          guard let name = table.nameCalled(forValueOf: member, in: part.file) else { return false }
          return hierarchy.resolver.lookup(name, in: part.file, context: number)?.keys.contains(where: isService)
            ?? false
        }
        return hierarchy.resolver.value(ofType: member.type, in: part.file, context: number).keys
          .contains(where: isService)
      }
    }
  }

  private func isService(_ key: TypeKey) -> Bool { !key.isExternal && assignments[key.index].role == .service }
}
