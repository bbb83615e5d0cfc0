import LintRules
import SwiftFacts
import SymbolGraph

/// Test doubles, generated files and previews: read, but never judged and proving nothing about others.
extension RoleFinder {
  /// Files of tests, and generated ones: they are read for what they declare, but they are not part of the
  /// architecture. An import in a branch of `#if` exempts that branch alone.
  static func exemptFiles(_ table: SymbolTable, _ effectiveConfigurations: EffectiveConfigurations) -> [Bool] {
    let tests = TestImports(table, effectiveConfigurations)
    return table.files.indices.map { number in
      table.files[number].isGenerated
        || table.files[number].facts.surface.imports.contains {
          $0.branch.isEmpty && tests.contains($0, in: UInt32(number))
        }
    }
  }

  /// Imports by which code is known to be a test's.
  private struct TestImports {
    let table: SymbolTable
    let effectiveConfigurations: EffectiveConfigurations
    private let targets: [NameSet]

    init(_ table: SymbolTable, _ effectiveConfigurations: EffectiveConfigurations) {
      (self.table, self.effectiveConfigurations) = (table, effectiveConfigurations)
      // A target of the project's own called `Testing` is none of the toolchain's.
      targets = effectiveConfigurations.rulebooks.map { rulebook in
        NameSet(
          rulebook.naming.testImports.filter { !table.targets.declared.contains($0) }.compactMap {
            table.interner.find($0)
          })
      }
    }

    func contains(_ fact: ImportFact, in file: UInt32) -> Bool {
      fact.isTestable || targets[effectiveConfigurations.number(of: file)].contains(table.nameID(fact.target, in: file))
    }
  }

  @inline(never)
  mutating func markExempt(_ exemptFiles: [Bool]) {
    let tests = TestImports(table, effectiveConfigurations)
    let preview = table.interner.find("PreviewProvider")
    for index in table.types.indices {
      let type = table.types[index]
      var exempt = exemptFiles[Int(type.at.file)] || typeNames.areTestDoubles[index]
      if let preview, ancestries[index].contains(where: { $0 == TypeKey(external: preview) }) { exempt = true }
      if isInsideOfDouble(index, exemptFiles) { exempt = true }
      if type.isLocal, isInMacro(type.at) { exempt = true }
      if table.declaration(type.at).modifiers.contains(.conditional), isInBranchOfTests(type.at, tests) {
        exempt = true
      }
      assignments[index].isExempt = exempt
    }
  }

  private func isInBranchOfTests(_ at: DeclarationRef, _ tests: TestImports) -> Bool {
    let start = table.declaration(at).range.start
    return table.facts(of: at.file).surface.imports.contains { fact in
      !fact.branch.isEmpty && fact.branch.start <= start && start < fact.branch.end && tests.contains(fact, in: at.file)
    }
  }

  /// The types around may come later: an extension may stand in a file before the double's.
  private func isInsideOfDouble(_ index: Int, _ exemptFiles: [Bool]) -> Bool {
    table.typesAround(TypeKey(type: index)).contains { around in
      typeNames.areTestDoubles[around.index] || exemptFiles[Int(table.entity(around).at.file)]
        || assignments[around.index].isExempt
    }
  }

  /// Declared in the closure of a macro, as a rule of `#Preview`.
  private func isInMacro(_ at: DeclarationRef) -> Bool {
    let declarations = table.facts(of: at.file).surface.declarations
    var index = at.declaration
    while index != .max {
      if declarations[Int(index)].kind == .macroExpansion { return true }
      index = declarations[Int(index)].parent
    }
    return false
  }

  @inline(never)
  mutating func collectConformers() {
    for index in table.types.indices where isComponent(index) && !assignments[index].isExempt {
      for ancestor in ancestries[index] where !ancestor.isExternal && isContract(ancestor.index) {
        conformers[ancestor.index].append(TypeKey(type: index))
      }
    }
    // A name may mean several contracts that are equally near. It counts for each of them to which no other type
    // conforms.
    let doubtful = ambiguousConformances().filter { conformers[$0.contract].isEmpty }
    for (contract, index) in doubtful { conformers[contract].append(TypeKey(type: index)) }
  }

  private func ambiguousConformances() -> [(contract: Int, index: Int)] {
    table.types.indices.lazy.filter { isComponent($0) && !assignments[$0].isExempt }.flatMap { index in
      hierarchy.supertypes(of: Hierarchy.Ancestor(key: TypeKey(type: index), arguments: [])).flatMap { value in
        guard case .ambiguous(let keys) = value else { return [(contract: Int, index: Int)]() }
        return keys.filter { !$0.isExternal && isContract($0.index) }.map { ($0.index, index) }
      }
    }
  }
}
