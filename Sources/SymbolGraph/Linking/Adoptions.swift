import SwiftFacts

/// The project's protocols to which types from outside conform: `extension UILabel: Styleable {}`. What such a protocol
/// has, the type has, and so does whatever inherits from the type.
public struct Adoptions: Sendable {
  /// By the type from outside, in the order of files.
  private var byType: [NameID: [TypeKey]] = [:]
  /// Protocols from outside by the type from outside: `extension UINavigationController: ViewControllable {}`.
  private var outside: [NameID: [TypeKey]] = [:]

  init(_ resolver: TypeResolver) {
    let table = resolver.table
    for (number, file) in table.files.enumerated() {
      for (index, declaration) in file.facts.surface.declarations.enumerated()
      where declaration.kind == .extension && declaration.inheritedCount > 0 {
        let at = DeclarationRef(file: UInt32(number), declaration: UInt32(index))
        guard let key = table.key(of: at), key.isExternal else { continue }
        for root in resolver.inheritedTypes(of: at) {
          let value = resolver.value(ofType: root, in: at.file, context: declaration.parent)
          for adopted in value.keys {
            if adopted.isExternal {
              outside[key.nameID, default: []].append(adopted)
            } else {
              byType[key.nameID, default: []].append(adopted)
            }
          }
        }
      }
    }
  }

  /// The types from outside that conform to a protocol of the project.
  public func takers(of adopted: TypeKey) -> [TypeKey] {
    byType.filter { $0.value.contains(adopted) }.map { TypeKey(external: $0.key) }
  }

  var isEmpty: Bool { byType.isEmpty }
  /// The protocols of the project to which some type from outside conforms; one may be there several times.
  public var all: [TypeKey] { byType.values.flatMap { $0 } }

  func of(_ key: TypeKey) -> [TypeKey] { key.isExternal ? byType[key.nameID] ?? [] : [] }

  /// An extension makes a type from outside conform to a protocol, which may be from outside itself.
  public func has(_ key: TypeKey, takingUp adopted: TypeKey) -> Bool {
    guard key.isExternal else { return false }
    return (adopted.isExternal ? outside : byType)[key.nameID]?.contains(adopted) ?? false
  }
}

extension Hierarchy {
  /// The project's protocols to which extensions make a type from outside conform.
  public func protocolsTakenUp(by key: TypeKey) -> [TypeKey] { adoptions.of(key) }

  /// Whether one type is the other or inherits from it, also by a protocol to which an ancestor from outside conforms.
  public func conforms(_ key: TypeKey, to other: TypeKey) -> Bool {
    if inherits(key, from: other) { return true }
    return !adoptions.isEmpty
      && ancestry(of: key).contains { ancestor in
        protocolsTakenUp(by: ancestor).contains { inherits($0, from: other) }
      }
  }
}
