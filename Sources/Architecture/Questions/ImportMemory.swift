import SwiftFacts
import SymbolGraph

/// What `ImportNeeds` knows of a project by the declarations of all files, and by the names in some. It holds as long
/// as all files declare what they declared and these files are the same.
public struct ImportMemory: Sendable {
  let filesOfTarget: [String: [UInt32]]
  /// Names that the project declares for more than one file.
  private(set) var shared = NameSet()
  /// Types among them, wherever they are nested.
  private(set) var sharedTypes = NameSet()
  /// By file.
  var readings: [Place: Reading] = [:]

  /// A file that is read for a target.
  struct Place: Sendable, Hashable {
    let file: UInt32
    /// The names that the target brings have no prefix of their own.
    let isPlain: Bool
  }

  /// What the names of a file tell.
  struct Reading: Sendable {
    /// The first name that is known to come along, as far as its prefix tells.
    var brought: (name: String, offset: UInt32)?
    /// The first name whose target is not known.
    var unexplained: (name: String, offset: UInt32)?
    /// The targets of all names that come along; nil where one of these may be the imported target's own.
    var lenders: Set<String>? = []
    var needsFoundation = false

    var need: (name: String, offset: UInt32)? {
      [brought, unexplained].compactMap { $0 }.min { $0.offset < $1.offset }
    }
  }

  init(_ project: Project) {
    filesOfTarget = Dictionary(grouping: project.table.files.indices.map(UInt32.init)) { project.target(of: $0) }
    for (number, file) in project.table.files.enumerated() {
      // What a test declares is not there for the application; what a generator writes is.
      if project.exemptFiles[number] && !file.facts.surface.isGenerated { continue }
      for fact in file.facts.surface.declarations where fact.kind != .extension && fact.name != 0 {
        guard !fact.modifiers.hideFromOtherFiles else { continue }
        let nameID = project.table.nameID(fact.name, in: UInt32(number))
        shared.insert(nameID)
        if fact.kind.isNominal || fact.kind == .typealias { sharedTypes.insert(nameID) }
      }
    }
  }

  /// Without what it knows of some files.
  func forgetting(_ files: [UInt32]) -> ImportMemory {
    var memory = self
    memory.readings = readings.filter { !files.contains($0.key.file) }
    return memory
  }
}
