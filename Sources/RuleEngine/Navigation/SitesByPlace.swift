import Architecture
import References
import SourceText
import SwiftFacts
import SymbolGraph

/// The call sites of a file by where they stand, for questions about one place after the other. Remembers the last
/// file; of one thread.
final class SitesByPlace {
  /// The sites of a file in groups, as indices into `Project.sites`.
  private struct Groups {
    var file = UInt32.max
    var numbers: [UInt32: [Int]] = [:]
  }

  private var byOffset = Groups()
  /// By the first expression of the function that they stand in.
  private var byFunction = Groups()
  /// By what they are given.
  private var byArgument = Groups()
  /// The expressions of the sites in that file, and the number of its first site.
  private var (nodes, first): ([UInt32], Int) = ([], 0)

  func sites(at offset: UInt32, in file: UInt32, of project: Project) -> [Int] {
    if byOffset.file != file {
      byOffset = Groups(
        file: file, numbers: Dictionary(grouping: project.sitesOfFile[file]) { project.sites[$0].offset })
    }
    return byOffset.numbers[offset] ?? []
  }

  /// Those that have one of some expressions as an argument.
  func sites(given values: Set<UInt32>, in file: UInt32, of project: Project) -> [Int] {
    if values.isEmpty { return [] }
    if byArgument.file != file {
      byArgument = Groups(file: file)
      for number in project.sitesOfFile[file] {
        for argument in project.sites[number].arguments where argument.node != .max {
          byArgument.numbers[argument.node, default: []].append(number)
        }
      }
    }
    return values.flatMap { byArgument.numbers[$0] ?? [] }
  }

  /// All that may have to do with a value that a function makes: the sites in that function, or in that property's
  /// value, with their expressions. To go through those of the whole file for each value would take the square of its
  /// length.
  func nodes(
    around node: UInt32, in file: UInt32, of project: Project
  ) -> some Sequence<(site: Int, node: UInt32)> {
    let body = project.table.facts(of: file).body
    func function(_ node: UInt32) -> UInt32? { body.outermostScope(around: node)?.firstExpression }
    if byFunction.file != file {
      first = project.sitesOfFile[file].lowerBound
      nodes = project.sitesOfFile[file].map { project.sites[$0].node }
      let inOrder = project.sitesOfFile[file].filter { nodes[$0 - first] != .max }.sorted {
        (nodes[$0 - first], $0) < (nodes[$1 - first], $1)
      }
      byFunction = Groups(
        file: file, numbers: Dictionary(grouping: inOrder) { function(nodes[$0 - first]) ?? .max })
    }
    let near = body.expressions(around: node)
    let all = function(node).flatMap { byFunction.numbers[$0] } ?? []
    let start = all.partitionPoint { nodes[$0 - first] >= near.lowerBound }
    let end = all.partitionPoint { nodes[$0 - first] >= near.upperBound }
    return all[start..<max(start, end)].lazy.map { [nodes, first] in (site: $0, node: nodes[$0 - first]) }
  }
}
