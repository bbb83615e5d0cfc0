import InterfaceFacts
import SymbolGraph

/// Properties that storyboards and xibs fill, with the class of what each is filled with. Empty, and for nothing, where
/// there are none.
struct FilledOutlets: Sendable {
  /// Nil for those that are filled with objects of several classes.
  private var classes: [DeclarationRef: TypeKey?] = [:]

  var isEmpty: Bool { classes.isEmpty }

  init(_ drawn: DrawnInterfaces, _ hierarchy: Hierarchy) {
    let table = hierarchy.table
    for (file, outlet) in drawn.outlets(table) {
      guard let owner = drawn.key(DrawnScreen(file: file, object: outlet.source)),
        let name = table.interner.find(outlet.name),
        let property = hierarchy.lookUpMember(named: name, of: owner)
      else { continue }
      let filler =
        outlet.destination == InterfaceFacts.none
        ? nil : drawn.key(DrawnScreen(file: file, object: outlet.destination))
      classes[property] = classes[property, default: filler] == filler ? .some(filler) : .some(nil)
    }
  }

  /// The class of all objects that fill a property; nil where there is none, or where they differ.
  func filler(of property: DeclarationRef) -> TypeKey? { classes[property] ?? nil }
}

extension DrawnInterfaces {
  /// All outlets with one object each, by file.
  fileprivate func outlets(_ table: SymbolTable) -> [(file: UInt32, outlet: InterfaceConnection)] {
    let files = [storyboards, xibs].flatMap { $0.values.joined() }.sorted()
    return files.flatMap { file in
      let connections = table.files[Int(file)].interface?.connections ?? []
      return connections.lazy.filter { $0.kind == .outlet }.map { (file: file, outlet: $0) }
    }
  }
}
