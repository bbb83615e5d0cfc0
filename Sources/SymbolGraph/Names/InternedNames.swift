import Parallel
import SwiftFacts

/// The names of all files of a project as IDs.
///
/// Several threads look at a batch of the files each; what they find is put together in the order of the files, so
/// that the numbers are those that one thread would have given.
public struct InternedNames: Sendable {
  /// Those that came before, then the names of all files.
  private(set) var interner: Interner
  /// For each file, the ID of each of its names.
  private(set) var ofFile: [[NameID]] = []

  private init(_ interner: Interner) { self.interner = interner }

  /// - Parameter first: the names that come before those of the files.
  public init(_ files: [SourceFile], after first: Interner, jobs: Int) {
    let parts = parallelMap(batches(of: files.count, jobs: jobs), jobs: jobs) { batch in
      let count = batch.count * 24
      var part = InternedNames(
        batch.lowerBound == 0 ? Interner(startingWith: first, expecting: count) : Interner(expecting: count))
      part.ofFile = files[batch].map { part.interner.intern($0.facts.names) }
      return part
    }
    self = parts.isEmpty ? InternedNames(first) : InternedNames.joined(parts, jobs: jobs)
  }

  /// Neighbours are joined two by two, side by side, until one is left.
  private static func joined(_ parts: [InternedNames], jobs: Int) -> InternedNames {
    let first = parts[0]
    if parts.count == 1 { return first }
    if parts.count == 2 { return first.followed(by: parts[1], jobs: jobs) }
    let pairs = stride(from: 0, to: parts.count, by: 2).map { Array(parts[$0..<min($0 + 2, parts.count)]) }
    return joined(parallelMap(pairs, jobs: jobs) { joined($0, jobs: 1) }, jobs: jobs)
  }

  private func followed(by next: InternedNames, jobs: Int) -> InternedNames {
    var both = self
    let renamed = both.interner.intern(next.interner)
    for files in parallelMap(
      batches(of: next.ofFile.count, jobs: jobs), jobs: jobs,
      { batch in
        next.ofFile[batch].map { names in names.map { renamed[Int($0)] } }
      })
    {
      both.ofFile += files
    }
    return both
  }
}
