import LintRules
import Parallel
import SwiftFacts
import SymbolGraph
import TypeInference

/// A file whose code may have to do with a rule.
public struct FileToRead: Sendable, Equatable {
  /// An index into `SymbolTable.files`.
  public let number: UInt32
  /// All its members, not only those that say something, see `CodeToRead`.
  public let isWhole: Bool

  public init(number: UInt32, isWhole: Bool) {
    self.number = number
    self.isWhole = isWhole
  }
}

/// What the bodies of some files do.
public struct UsesOfBatch: Sendable {
  /// Ascending.
  public let files: [UInt32]
  /// Of all of them, one file after the other.
  public let uses: FileUses
  /// For each rulebook what became of the member accesses in role code.
  public let accesses: [AccessCount]
}

/// Reads what the bodies of files do, one file at a time, in any order: each use and each call site.
public struct BodyReader: Sendable {
  private let knowledge: TypingKnowledge
  private let roles: [Role?]
  private let words: SiteWords
  private let weakWrappers: [NameSet]
  private let haveOwnRules: [Bool]

  /// - Parameters:
  ///   - roles: of each type of the project, also of those that are never judged.
  ///   - weakWrappers: for each rulebook the property wrappers that hold weakly.
  ///   - haveOwnRules: for each rulebook whether it has rules of a project's own, which may speak of any code.
  public init(
    _ knowledge: TypingKnowledge, roles: [Role?], words: SiteWords, weakWrappers: [NameSet], haveOwnRules: [Bool]
  ) {
    self.knowledge = knowledge
    self.roles = roles
    self.words = words
    self.weakWrappers = weakWrappers
    self.haveOwnRules = haveOwnRules
  }

  /// What the bodies of some files do, in the order of these; one inferrer for each thread, for it remembers what it
  /// has worked out, and one set of lists, whose room is kept.
  ///
  /// - Parameter known: what is known of batches of the same files; others are not read where it is whole.
  public func read(_ files: [FileToRead], besides known: [UsesOfBatch?] = [], jobs: Int) -> [UsesOfBatch] {
    let length = 32
    let batches = stride(from: 0, to: files.count, by: length).map { files[$0..<min($0 + length, files.count)] }
    if known.isEmpty { return read(batches, jobs: jobs) }
    let missing = batches.indices.filter { known[$0] == nil }
    var found = known
    for (index, batch) in zip(missing, read(missing.map { batches[$0] }, jobs: jobs)) { found[index] = batch }
    return found.compactMap { $0 }
  }

  private func read(_ batches: [ArraySlice<FileToRead>], jobs: Int) -> [UsesOfBatch] {
    parallelMap(batches, jobs: jobs, state: makeState) { state, files in
      var found = FileUses()
      swap(&found, &state.lists)
      var accesses = weakWrappers.map { _ in AccessCount() }
      for file in files {
        UseFinder.find(in: typed(file, state.inferrer), into: &found, readsFreeCode: hasOwnRules(file.number))
        accesses[configuration(of: file.number)].add(found.accesses)
        found.accesses = AccessCount()
      }
      let uses = UsesOfBatch(files: files.map(\.number), uses: found.trimmed(), accesses: accesses)
      found.removeAll()
      swap(&found, &state.lists)
      return uses
    }
  }

  private func makeState() -> (inferrer: TypeInferrer, lists: FileUses) { (makeInferrer(), FileUses()) }

  /// Every name of a file with what it was taken for, by place; and the uses of the file, also where no role plays in
  /// it.
  public func reading(of file: UInt32) -> FileReading {
    var found = FileUses()
    UseFinder.find(
      in: typed(FileToRead(number: file, isWhole: true), makeInferrer()), into: &found,
      readsFreeCode: hasOwnRules(file),
      keepsReferences: true)
    return FileReading(
      references: found.references.sorted { ($0.offset, $0.end) < ($1.offset, $1.end) },
      uses: found.uses + found.free, links: found.links, sites: found.sites)
  }

  /// Whether a project's own rules, which may speak of any code, are in force for a file.
  public func hasOwnRules(_ file: UInt32) -> Bool { haveOwnRules[configuration(of: file)] }

  private func configuration(of file: UInt32) -> Int { knowledge.hierarchy.table.files[Int(file)].configuration }

  func makeInferrer() -> TypeInferrer { TypeInferrer(knowledge, outsideCalls: words.calls) }

  private func typed(_ file: FileToRead, _ inferrer: TypeInferrer) -> InferredFile {
    InferredFile(
      file: file.number, isWhole: file.isWhole, inferrer: inferrer, roles: roles, words: words,
      weakWrappers: weakWrappers[configuration(of: file.number)])
  }
}
