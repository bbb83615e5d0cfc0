import LintRules
import Parallel
import SwiftFacts
import SymbolGraph

/// A quick look at the code of types, by names alone: what it calls and makes. Enough to tell a factory of modules from
/// a factory of cells before anything has a role.
struct CodeScan: Sendable {
  private let table: SymbolTable
  /// For each file and scope without a parent: the innermost type whose code it is.
  private let scopesOfType: GroupedIndex

  init(table: SymbolTable, jobs: Int) {
    self.table = table
    let pairs = parallelMap(batches(of: table.files.count, jobs: jobs), jobs: jobs) { files in
      var pairs: [(key: UInt64, value: UInt32)] = []
      for number in files {
        for (index, scope) in table.files[number].facts.body.scopes.enumerated() where scope.parent == .max {
          guard let key = table.enclosingType(of: scope.owner, in: UInt32(number)), !key.isExternal else {
            continue
          }
          pairs.append((UInt64(key.raw) << 32 | UInt64(number), UInt32(index)))
        }
      }
      return pairs
    }
    scopesOfType = GroupedIndex(Array(pairs.joined()))
  }

  func code(of key: TypeKey) -> ScannedCode {
    var code = ScannedCode(table: table)
    for file in Set(table.parts(of: key).map(\.file)).sorted() {
      let body = table.facts(of: file).body
      for index in scopesOfType.values(of: UInt64(key.raw) << 32 | UInt64(file)) {
        code.scopes.append((file, body.scopes[Int(index)]))
      }
    }
    return code
  }
}
