import Roles
import SwiftFacts
import SymbolGraph

/// The folders of several apps in one tree: each is a target of its own, whatever its manifests say (a course with the
/// same app in ten architectures, a phone's app and a watch's).
///
/// An app is where its entry point is (`@main`, `@UIApplicationMain`); its folder is the highest that holds no other.
struct AppFolders {
  /// For each folder that of its app, or -1; empty in a tree with one app or none.
  private var owners: [Int32] = []

  init(_ table: SymbolTable) {
    let marks = table.entryMarks
    if marks.isEmpty { return }
    let folders = table.folders
    var entries: Set<Int32> = []
    for type in table.types where type.parent == nil && table.has(marks, type.at) {
      entries.insert(folders.ofFile[Int(type.at.file)])
    }
    if entries.count < 2 { return }
    var below = [Int](repeating: 0, count: folders.parents.count)
    for entry in entries {
      var folder = entry
      while folder >= 0 {
        below[Int(folder)] += 1
        folder = folders.parents[Int(folder)]
      }
    }
    owners = [Int32](repeating: -1, count: folders.parents.count)
    for entry in entries {
      var folder = entry
      while folders.parents[Int(folder)] >= 0, below[Int(folders.parents[Int(folder)])] == below[Int(entry)] {
        folder = folders.parents[Int(folder)]
      }
      owners[Int(folder)] = folder
    }
    // Parents have smaller numbers than what they hold.
    for folder in owners.indices.dropFirst() where owners[folder] < 0 {
      owners[folder] = owners[Int(folders.parents[folder])]
    }
  }

  /// The folder of the app that a folder belongs to, or nothing where that is no question.
  subscript(folder: Int32) -> Int32? {
    guard !owners.isEmpty, owners[Int(folder)] >= 0 else { return nil }
    return owners[Int(folder)]
  }

  /// Whether two folders belong to different apps.
  func divide(_ one: Int32, _ other: Int32) -> Bool {
    guard let one = self[one], let other = self[other] else { return false }
    return one != other
  }
}
