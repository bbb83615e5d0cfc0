import Linter
import SourceText

/// What the page draws of a project: modules with their folders, the types in them, and the uses between these. What
/// belongs to no module is left out, as in `viperlint graph`.
struct PageMap {
  struct Module {
    var name: String
    /// The deepest folder that holds more than two thirds of its types: one that strayed does not lift the module.
    var folder: String
    /// Role rules look at some type of it.
    var isJudged: Bool
  }
  struct Entry {
    var type: ProjectMap.TypeEntry
    /// Index into `modules`.
    var module: Int
  }
  /// By name, then by folder.
  private(set) var modules: [Module] = []
  /// In the order of the map: by file, in source order.
  private(set) var types: [Entry] = []
  /// Between `types`.
  private(set) var uses: [ProjectMap.Edge] = []

  /// Where a tree holds several apps, modules may share a name; their numbers differ.
  private struct Key: Hashable {
    var name: String
    var number: Int?
  }

  init(_ map: ProjectMap) {
    var found: [Key: Module] = [:]
    var folders: [Key: [String]] = [:]
    for type in map.types {
      guard let name = type.module else { continue }
      let key = Key(name: name, number: type.moduleNumber)
      var module = found[key] ?? Module(name: name, folder: "", isJudged: false)
      folders[key, default: []].append(SlashPath.folder(of: type.place.path))
      module.isJudged = module.isJudged || type.isJudged
      found[key] = module
    }
    for (key, paths) in folders { found[key]?.folder = home(of: paths) }
    let sorted = found.sorted { one, other in
      (one.value.name, one.value.folder, one.key.number ?? -1)
        < (other.value.name, other.value.folder, other.key.number ?? -1)
    }
    modules = sorted.map(\.value)
    let numbers = Dictionary(
      sorted.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var places: [Int: Int] = [:]
    for (index, type) in map.types.enumerated() {
      guard let name = type.module, let module = numbers[Key(name: name, number: type.moduleNumber)] else { continue }
      places[index] = types.count
      types.append(Entry(type: type, module: module))
    }
    for edge in map.edges where edge.from != edge.to {
      guard let from = places[edge.from], let to = places[edge.to] else { continue }
      var use = edge
      (use.from, use.to) = (from, to)
      uses.append(use)
    }
  }
}

/// The deepest folder that more than two thirds of some folders are or lie in; `.` where there is none.
func home(of folders: [String]) -> String {
  var counts: [String: Int] = [:]
  for folder in folders {
    var path = folder
    while path != "." && path != "/" {
      counts[path, default: 0] += 1
      path = SlashPath.folder(of: path)
    }
  }
  // Of two folders with that many one lies in the other: the longer path is the deeper one.
  return counts.filter { $0.value * 3 > folders.count * 2 }.keys.max { $0.utf8.count < $1.utf8.count } ?? "."
}
