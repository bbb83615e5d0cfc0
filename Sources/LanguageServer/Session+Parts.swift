import Linter
import PlainJSON
import SourceText

/// From one part of a module to the others.
extension Session {
  /// The kind of the code actions that lead to another part.
  static var partAction: String { "viperlint.part" }

  /// "Go to interactor `LoginInteractor`", for the types that are declared on some lines.
  /// - Parameter lines: from 0.
  func otherParts(
    near lines: ClosedRange<Int>, of path: String, in folder: Folder, _ access: ProjectAccess
  ) -> [JSON] {
    func isHere(_ type: ProjectMap.TypeEntry) -> Bool {
      type.place.path == path && lines.contains(type.place.line - 1)
    }
    let types = access.types(folder.path).types
    let modules = Set(types.filter(isHere).compactMap(\.moduleNumber))
    let others = types.filter { type in
      guard let module = type.moduleNumber, modules.contains(module), type.kind == "component" else { return false }
      return Session.rolesOfParts.contains(type.role) && !isHere(type)
    }
    return others.prefix(12).map { type in
      let title = "Go to \(type.role ?? "type") `\(type.name)`"
      let uri = FileURI.of(SlashPath.joined(folder.path, type.place.path))
      return [
        "title": .string(title), "kind": .string(Session.partAction),
        "command": [
          "title": .string(title), "command": .string(ServerCommand.open.rawValue),
          "arguments": [.string(uri), .string(String(type.place.line))],
        ],
      ]
    }
  }

  /// Pieces of views, entities and services would be too many.
  private static var rolesOfParts: Set<String?> { ["view", "presenter", "interactor", "router", "builder"] }
}
