import Architecture
import LintRules
import SourceText
import SwiftFacts

/// A file before and after an edit.
public struct FileChange: Sendable {
  /// As the report names it.
  let path: String
  let before: (text: [UInt8], facts: FileFacts)
  let now: (text: [UInt8], facts: FileFacts)

  public init(path: String, from before: (text: [UInt8], facts: FileFacts), to now: (text: [UInt8], facts: FileFacts)) {
    self.path = path
    self.before = before
    self.now = now
  }

  /// For all other files this one declares what it declared: only the code of one function differs.
  public var isInFunction: Bool {
    now.facts.differsInFunction(from: before.facts, by: TextChange(from: before.text, to: now.text), in: before.text)
  }

  /// What has moved by the edit; nil where what it changed may matter to a report.
  ///
  /// It does not where the file says what it said, and where it does so without the lines that were changed, and these
  /// only work with names that mean nothing to the project and its rules: `let count = 1`, `print(count)`.
  ///
  /// - Parameters:
  ///   - analysis: of the project before the edit, or before others that did not matter.
  ///   - read: reads a text of Swift.
  public func move(
    in analysis: Analysis?, _ vocabularies: ImportVocabularies?, read: ([UInt8]) -> FileFacts
  ) -> MovedFile? {
    let change = TextChange(from: before.text, to: now.text)
    // A comment that suppresses findings is about a line, which may have been joined or split.
    let linesStay =
      now.facts.lineStarts.count == before.facts.lineStarts.count || before.facts.surface.directives.isEmpty
    if linesStay, now.facts.says(before.facts, movedBy: change) {
      return MovedFile(path: path, change: change, from: before.facts, to: now.facts)
    }
    guard let analysis, let vocabularies else { return nil }
    let lines = ChangedLines(from: before.text, to: now.text)
    // Most edits that matter show it in what they say, before anything is read again.
    guard analysis.mayBeIndifferent(to: before.facts, in: lines.old),
      analysis.mayBeIndifferent(to: now.facts, in: lines.new)
    else { return nil }
    let restBefore = read(blanked(before.text, in: lines.old))
    let rest = read(blanked(now.text, in: lines.new))
    guard rest.says(restBefore, movedBy: lines.change),
      let gone = ModestLines(lines.old, of: before.facts, besides: restBefore),
      let new = ModestLines(lines.new, of: now.facts, besides: rest),
      analysis.isIndifferent(to: gone, vocabularies), analysis.isIndifferent(to: new, vocabularies)
    else { return nil }
    return MovedFile(path: path, change: lines.change, from: before.facts, to: now.facts)
  }
}

extension Analysis {
  /// A quick look at what some lines of a file say: whether they may say nothing that could change the report.
  fileprivate func mayBeIndifferent(to facts: FileFacts, in lines: ByteRange) -> Bool {
    if facts.surface.declarations.contains(where: { lines.contains($0.nameOffset) }) { return false }
    let nodes = facts.body.expressions.filter { lines.contains($0.offset) }
    if nodes.isEmpty { return true }
    return !project.hasOwnRules
      && nodes.allSatisfy { $0.kind != .member && (!$0.hasName || project.isStrange(facts.names[$0.payload])) }
  }

  /// Whether lines say nothing that could change the report.
  fileprivate func isIndifferent(to lines: ModestLines, _ vocabularies: ImportVocabularies) -> Bool {
    if lines.areEmpty { return true }
    func isSwifts(_ name: String) -> Bool {
      vocabularies.swiftNames.contains(name) && !vocabularies.foundationMembers.contains(name)
    }
    // What a local is called may also be a member elsewhere, and brought along by an import.
    func isBroughtAlong(_ name: String) -> Bool {
      [vocabularies.foundationMembers, vocabularies.foundationNames, vocabularies.broughtNames].contains {
        $0.contains(name)
      }
    }
    return !lines.around.contains(where: project.isTelling)
      && lines.bound.allSatisfy { project.isStrange($0) && !isBroughtAlong($0) }
      && lines.added.allSatisfy { project.isStrange($0) && isSwifts($0) }
      && lines.repeated.allSatisfy { project.isStrange($0) && (isSwifts($0) || !project.isListed($0)) }
  }
}
