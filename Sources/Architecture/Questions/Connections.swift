import InterfaceFacts
import SwiftFacts
import SymbolGraph
import TypeInference

/// What storyboards and xibs connect, and the identifiers by which code names that.
extension Project {
  /// What a storyboard or xib says of a connection.
  public func fact(of connection: DrawnConnection) -> InterfaceConnection {
    // Connections are made of the facts of their own file alone.
    table.files[Int(connection.file)].interface!.connections[Int(connection.number)]
  }

  /// The segues of an identifier that begin on a screen, or on one of its bases.
  public func segues(_ identifier: String, from source: TypeKey) -> [DrawnConnection] {
    hierarchy.ancestry(of: source).filter { !$0.isExternal }.flatMap { drawn.segues(from: $0) }.filter {
      fact(of: $0).name == identifier
    }
  }

  /// What storyboards and xibs connect.
  public var drawn: DrawnInterfaces { surfaces.drawn }

  /// The text that an expression has by its names alone, in code of a type.
  public func text(of node: UInt32, in file: UInt32, subject: TypeKey?) -> String? {
    table.text(of: node, in: file, subject: subject)
  }
}
