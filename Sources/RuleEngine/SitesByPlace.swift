import ProjectModel

/// The call sites of a file by where they stand, for those who ask about one place after the other. Remembers the last
/// file; of one thread.
final class SitesByPlace {
  private var file = UInt32.max
  /// By byte offset, as indices into `Project.sites`.
  private var numbers: [UInt32: [Int]] = [:]

  func sites(at offset: UInt32, in file: UInt32, of project: Project) -> [Int] {
    if self.file != file {
      self.file = file
      numbers = Dictionary(grouping: project.sitesOfFile[file]) { project.sites[$0].offset }
    }
    return numbers[offset] ?? []
  }
}
