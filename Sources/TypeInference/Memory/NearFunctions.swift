import SymbolGraph

/// Which of several free functions and global variables of one name are nearest to a file, as found out before.
///
/// What a file declares itself is the nearest there is, and members stand in the order of files: a search finds it.
/// Of the others a file sees what all files of its folder see that have none of their own. So one answer for each
/// folder is enough, however many declarations and calls of one name there are.
final class NearFunctions {
  private struct Answer {
    var name = NameID.max
    var folder = Int32.min
    var found: [DeclarationRef] = []
  }

  private let table: SymbolTable
  private let answers = RecentAnswers(size: 256, none: Answer())

  init(_ table: SymbolTable) { self.table = table }

  /// - Parameter places: those of all of the name, see `SymbolTable.places(ofMembers:of:)`.
  /// - Returns: no more than `Overload.mostLookedAt`.
  func find(_ name: NameID, _ places: Range<Int>, from file: UInt32) -> [DeclarationRef] {
    let all = table.members(at: places)
    if all.count == 1 { return Array(all) }
    let own = all[all.partitionPoint { $0.file >= file }...].prefix(Overload.mostLookedAt).prefix { $0.file == file }
    if !own.isEmpty { return Array(own) }
    let folder = table.folders.ofFile[Int(file)]
    let place = name &+ UInt32(bitPattern: folder) &* 0x9e37_79b1
    let known = answers[place]
    if known.name == name, known.folder == folder { return known.found }
    let nearest = table.folders.nearest(all, to: file) { at in
      (at.file, table.declaration(at).modifiers.hideFromOtherFiles)
    }
    let found = Array(nearest.prefix(Overload.mostLookedAt))
    answers[place] = Answer(name: name, folder: folder, found: found)
    return found
  }
}
