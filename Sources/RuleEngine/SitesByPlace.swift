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
  /// Those that stand in no function, nor in the value of a property.
  private static let nowhere = UInt32.max

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
  /// value. To go through those of the whole file for each value would take the square of its length.
  func sites(around node: UInt32, in file: UInt32, of project: Project) -> [Int] {
    let body = project.table.files[Int(file)].facts.body
    func function(_ node: UInt32) -> UInt32 {
      node == .max ? SitesByPlace.nowhere : body.outermostScope(around: node)?.firstExpression ?? SitesByPlace.nowhere
    }
    let place = function(node)
    if place == SitesByPlace.nowhere { return Array(project.sitesOfFile[file]) }
    if byFunction.file != file {
      first = project.sitesOfFile[file].lowerBound
      nodes = project.sitesOfFile[file].map { project.sites[$0].node }
      let inOrder = project.sitesOfFile[file].sorted { (nodes[$0 - first], $0) < (nodes[$1 - first], $1) }
      byFunction = Groups(file: file, numbers: Dictionary(grouping: inOrder) { function(nodes[$0 - first]) })
    }
    let near = body.expressions(around: node)
    let all = byFunction.numbers[place] ?? []
    let start = all.partitionPoint { nodes[$0 - first] >= near.lowerBound }
    let end = all.partitionPoint { nodes[$0 - first] >= near.upperBound }
    return all[start..<max(start, end)] + (byFunction.numbers[SitesByPlace.nowhere] ?? [])
  }
}
