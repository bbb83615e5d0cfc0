import Architecture
import LintRules
import SourceText
import SymbolGraph

/// The folders that a glob cuts a project into: `apart: { of: "App/Features/*" }`.
struct Slices: Sendable {
  /// By number.
  private(set) var names: [String] = []
  /// For each file the number of its slice, or -1.
  private let ofFile: [Int32]

  init(_ pattern: PathPattern, _ project: Project) {
    var numbers: [String: Int32] = [:]
    var names: [String] = []
    ofFile = project.table.files.map { file in
      guard let name = pattern.slice(of: file.path) else { return -1 }
      if let known = numbers[name] { return known }
      numbers[name] = Int32(names.count)
      names.append(name)
      return Int32(names.count - 1)
    }
    self.names = names
  }

  func number(of file: UInt32) -> Int? { ofFile[Int(file)] < 0 ? nil : Int(ofFile[Int(file)]) }
}

extension Constraint {
  /// The glob that a rule cuts the project by.
  var slices: PathPattern? {
    switch self {
    case .apart(let apart): apart.unit.slices
    case .acyclic(let acyclic): acyclic.unit.slices
    default: nil
    }
  }
}

extension Unit {
  fileprivate var slices: PathPattern? { if case .slice(let pattern) = self { pattern } else { nil } }
}
