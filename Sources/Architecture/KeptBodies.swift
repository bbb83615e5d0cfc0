import LintRules
import Modules
import References
import Roles
import SymbolGraph

/// What one analysis of a project passes to the next, after an edit: the numbers of names, and what the bodies do that
/// have not changed.
///
/// What a body does depends on itself, on what all files declare and on the roles of types. Where these are the same it
/// is not worked out again.
public struct KeptBodies: Sendable {
  let lexicon: Lexicon
  /// Shared by analyses of which each went on from the one before: they number names alike.
  let lineage: Lineage
  private let surfaces: LinkedSurfaces
  /// How many names there were at first. Names that no file contains any more keep their numbers.
  private let firstCount: Int
  private let files: [FileToRead]
  private let batches: [UsesOfBatch]
  private let modules: FoundModules

  var interner: Interner { surfaces.table.interner }

  init(
    _ surfaces: LinkedSurfaces, _ lexicon: Lexicon, _ files: [FileToRead], _ batches: [UsesOfBatch],
    _ modules: FoundModules, after previous: KeptBodies?
  ) {
    (self.surfaces, self.lexicon) = (surfaces, lexicon)
    lineage = previous?.lineage ?? Lineage()
    firstCount = previous?.firstCount ?? surfaces.table.interner.count
    (self.files, self.batches, self.modules) = (files, batches, modules)
  }

  /// They belong to these rulebooks, and there are not too many names that no file contains any more.
  func fit(_ rulebooks: [Rulebook]) -> Bool {
    surfaces.effectiveConfigurations.rulebooks == rulebooks && interner.count < firstCount * 5 / 4 + 1_000
  }

  /// What is linked, if the edit changes nothing of that.
  func surfaces(after edit: BodyEdit, of files: [SourceFile]) -> LinkedSurfaces? {
    surfaces.after(editIn: edit.files, of: files, lexicon)
  }

  /// What is known already of the batches of some files; empty: nothing.
  ///
  /// - Parameter changed: the numbers of files whose bodies are others.
  func batches(of files: [FileToRead], _ surfaces: LinkedSurfaces, besides changed: Set<UInt32>) -> [UsesOfBatch?] {
    guard files == self.files, surfaces.words == self.surfaces.words,
      surfaces.roles.lazy.map(\.role).elementsEqual(self.surfaces.roles.lazy.map(\.role))
    else { return [] }
    return batches.map { $0.files.contains(where: changed.contains) ? nil : $0 }
  }

  /// The modules, if what was read anew says the same of them.
  ///
  /// - Parameters:
  ///   - found: of all batches.
  ///   - known: those of them that were not read anew; empty: nothing is known.
  func modules(by found: [UsesOfBatch], besides known: [UsesOfBatch?], _ table: SymbolTable) -> FoundModules? {
    guard found.count == known.count else { return nil }
    func traces(_ batch: UsesOfBatch) -> [ModuleTrace] {
      batch.uses.uses.compactMap { ModuleTrace($0, surfaces.roles, table) }
    }
    let isSame = known.indices.allSatisfy { known[$0] != nil || traces(batches[$0]) == traces(found[$0]) }
    return isSame ? modules : nil
  }
}

/// See `KeptBodies.lineage`.
final class Lineage: Sendable {}

/// An edit in bodies alone: all files declare what they declared.
public struct BodyEdit: Sendable {
  /// Of the analyses before, each by other rulebooks.
  private let kept: [KeptBodies]
  /// The numbers of the files whose bodies are others.
  let files: [UInt32]
  /// What code of other files can depend on in the bodies that these files had.
  private let seen: [[CodeSeenByOthers]]
  /// What the analysis before knew of imports in all other files.
  private let imports: ImportMemory?
  private let lineage: Lineage?

  /// - Parameters:
  ///   - paths: of the files whose bodies are others, as reports name them.
  ///   - lineage: of the analysis before.
  init(
    _ paths: Set<String>, after kept: [KeptBodies], _ imports: ImportMemory?, of lineage: Lineage?, _ table: SymbolTable
  ) {
    (self.kept, self.lineage) = (kept, lineage)
    files = table.files.indices.filter { paths.contains(table.files[$0].path) }.map { UInt32($0) }
    seen = files.map { table.codeSeenByOthers(in: $0) }
    self.imports = imports?.forgetting(files)
  }

  /// What is known of imports in all other files; nil where an analysis began anew, or is by other rulebooks.
  public func imports(in project: Project) -> ImportMemory? {
    lineage != nil && lineage === project.kept?.lineage ? imports : nil
  }

  /// What the analysis by these rulebooks has kept.
  func kept(for rulebooks: [Rulebook]) -> KeptBodies? { kept.first { $0.fit(rulebooks) } }

  /// What is known already of the batches of some files; empty: nothing.
  func batches(of files: [FileToRead], _ surfaces: LinkedSurfaces, in kept: KeptBodies) -> [UsesOfBatch?] {
    guard self.files.map({ surfaces.table.codeSeenByOthers(in: $0) }) == seen else { return [] }
    return kept.batches(of: files, surfaces, besides: Set(self.files))
  }

  /// The modules, if they cannot be others. (Of code that is not read the search for modules asks the names.)
  ///
  /// - Parameters:
  ///   - surfaces: as they are after the edit, not linked anew.
  ///   - unread: for each file whether it has code that is not read.
  func modules(
    by found: [UsesOfBatch], besides known: [UsesOfBatch?], _ surfaces: LinkedSurfaces, _ unread: [Bool],
    in kept: KeptBodies?
  ) -> FoundModules? {
    guard files.allSatisfy({ !unread[Int($0)] }) else { return nil }
    return kept?.modules(by: found, besides: known, surfaces.table)
  }
}

extension Project {
  /// What the next analysis needs, if only bodies in some files have changed.
  ///
  /// - Parameters:
  ///   - kept: what the analyses before it have kept.
  ///   - needs: what was asked about imports; nil: nothing.
  public func edit(in paths: Set<String>, after kept: [KeptBodies], _ needs: ImportNeeds?) -> BodyEdit {
    BodyEdit(paths, after: kept, needs?.memory, of: self.kept?.lineage, table)
  }
}
