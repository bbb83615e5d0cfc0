import Parallel
import References
import SwiftFacts
import SymbolGraph

/// Which type uses which, and where: what bodies and declarations say, in lists by file.
struct UseGraph: Sendable {
  /// By file; of each first what declarations mention, then what expressions do.
  let uses: Pieces<Use>
  /// See `Project.freeUses`.
  let free: Pieces<Use>
  /// By file, in the order in which its code is read.
  let sites: Pieces<CallSite>
  let usesOfFile: FileRanges
  let sitesOfFile: FileRanges
  let index: UseIndex
  /// What became of the member accesses in role code; for each rulebook.
  let accesses: [AccessCount]
  /// The links of all chains.
  private let links: [ChainLink]
  /// For each file where those of its batch begin in `links`.
  private let firstLinks: [UInt32]

  /// - Parameters:
  ///   - uses: of these batches, as one list.
  ///   - rulebooks: how many there are.
  @inline(never)
  init(_ batches: [UsesOfBatch], uses: Pieces<Use>, sites: Pieces<CallSite>, _ table: SymbolTable, rulebooks: Int) {
    (self.uses, self.sites) = (uses, sites)
    free = Pieces(batches.map(\.uses.free))
    usesOfFile = FileRanges(uses.lazy.map(\.file), files: table.files.count)
    sitesOfFile = FileRanges(sites.lazy.map(\.file), files: table.files.count)
    index = UseIndex(uses, table)
    accesses = batches.reduce(into: (0..<rulebooks).map { _ in AccessCount() }) { sums, batch in
      for number in sums.indices { sums[number].add(batch.accesses[number]) }
    }
    var all: [ChainLink] = []
    var first = [UInt32](repeating: 0, count: table.files.count)
    for batch in batches {
      for file in batch.files { first[Int(file)] = UInt32(all.count) }
      all += batch.uses.links
    }
    (links, firstLinks) = (all, first)
  }

  /// How the object of a use is reached, outermost first.
  func links(of use: Use) -> [ChainLink] {
    let first = Int(firstLinks[Int(use.file)])
    return Array(links[first + Int(use.links.lowerBound)..<first + Int(use.links.upperBound)])
  }
}
