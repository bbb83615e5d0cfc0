import Parallel
import SwiftFacts

/// The names of all files of a project as symbols.
///
/// Several threads look at a stretch of the files each; what they find is put together in the order of the files, so that
/// the numbers are those that one thread would have given.
struct InternedNames: Sendable {
  var symbols: SymbolTable
  /// For each file, the symbol of each of its names.
  private(set) var ofFile: [[Symbol]] = []

  private init(expecting count: Int) { symbols = SymbolTable(expecting: count) }

  init(_ files: [SourceFile], jobs: Int) {
    let parts = parallelMap(stretches(of: files.count, jobs: jobs), jobs: jobs) { stretch in
      var part = InternedNames(expecting: stretch.count * 24)
      part.ofFile = files[stretch].map { part.symbols.intern($0.facts.names) }
      return part
    }
    guard let first = parts.first, parts.count > 1 else {
      self = parts.first ?? InternedNames(expecting: 0)
      return
    }
    symbols = first.symbols
    var renamed: [(part: InternedNames, symbols: [Symbol])] = []
    for part in parts.dropFirst() { renamed.append((part, symbols.intern(part.symbols))) }
    ofFile = first.ofFile
    for files in parallelMap(
      renamed, jobs: jobs,
      { part, symbols in
        part.ofFile.map { names in names.map { symbols[Int($0)] } }
      })
    {
      ofFile += files
    }
  }
}
