import SwiftFacts

/// What a file introduces under a name.
struct Introduced: OptionSet {
  let rawValue: UInt8

  static let local = Introduced(rawValue: 1)
  static let parameter = Introduced(rawValue: 2)
  static let function = Introduced(rawValue: 4)

  /// By the names of a file.
  static func names(in facts: FileFacts) -> [Introduced] {
    var names = [Introduced](repeating: [], count: facts.names.count)
    for local in facts.body.locals { names[Int(local.name)].insert(.local) }
    for parameter in facts.surface.parameters { names[Int(parameter.name)].insert(.parameter) }
    for declaration in facts.surface.declarations where declaration.kind == .function {
      names[Int(declaration.name)].insert(.function)
    }
    return names
  }
}
