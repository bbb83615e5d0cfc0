import LintRules
import Parallel
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Which files are read, and how much of them: code of a role wholly, of other code what does something that a
/// vocabulary listens for, or names a part of a module.
extension LinkedSurfaces {
  @inline(never)
  func filesToRead(jobs: Int) -> [FileToRead] {
    var isWhole = filesOfRoles()
    let others = isWhole.indices.filter { !isWhole[$0] && !exemptFiles[$0] }
    var data = wordsOfData()
    // A facade may stand before another, or before a global variable; deeper nesting is not followed.
    for _ in 0..<2 {
      let found = parallelMap(batches(of: others.count, jobs: jobs), jobs: jobs) { [isWhole, data] batch in
        others[batch].filter { !isWhole[$0] && speaksOfData($0, data) }
      }
      for number in found.joined() {
        if mayHideData(number) { isWhole[number] = true }
        data[effectiveConfigurations.number(of: UInt32(number))].formUnion(namesBehindWhichDataMayBe(in: number))
      }
    }
    let told = parallelMap(batches(of: others.count, jobs: jobs), jobs: jobs) { [isWhole] batch in
      others[batch].filter { !isWhole[$0] && saysSomething(in: $0) }
    }
    var isTold = [Bool](repeating: false, count: isWhole.count)
    for number in told.joined() { isTold[number] = true }
    return isWhole.indices.compactMap { number in
      if exemptFiles[number] || !isWhole[number] && !isTold[number] { return nil }
      return FileToRead(number: UInt32(number), isWhole: isWhole[number])
    }
  }

  /// For each file whether it has code, other than of tests, that is not read.
  func unread(besides read: [FileToRead]) -> [Bool] {
    var unread = exemptFiles.map { !$0 }
    for file in read where file.isWhole { unread[Int(file.number)] = false }
    return unread
  }

  /// For each file whether some of its code is that of a role.
  private func filesOfRoles() -> [Bool] {
    // A project's own rules may speak of types without a role.
    var found = table.files.indices.map { bodies.hasOwnRules(UInt32($0)) }
    // The code of a mixin belongs to its conforming types, and the code of a nested type to the part around it.
    let effective = GroupedTypes.effectiveTypes(table, roles, conformers)
    for (index, type) in table.types.enumerated() {
      let owner = roles[effective[index].index]
      let hasRole = owner.role != nil && !owner.isExempt
      // What a singleton does decides whether it is a service.
      let isSingleton = overview.standings[index] != .none && !roles[index].isExempt
      guard hasRole || isSingleton else { continue }
      found[Int(type.at.file)] = true
      for at in type.extensions { found[Int(at.file)] = true }
    }
    return found
  }

  /// Whether something in a file is called like what a vocabulary listens for, or like a part of a module.
  private func saysSomething(in number: Int) -> Bool {
    let (facts, file) = (table.files[number].facts, UInt32(number))
    return facts.body.expressions.contains { $0.hasName && words.isTelling(table.nameID($0.payload, in: file)) }
      || facts.surface.types.contains { $0.hasName && words.parts.contains(table.nameID($0.name, in: file)) }
  }

  // MARK: Data

  /// For each rulebook the names behind which data is kept: what a type without a role does with them in its static
  /// members decides whether it is a facade.
  private func wordsOfData() -> [NameSet] {
    let services =
      overview.singletons().map { table.entity($0).name }
      + table.types.indices.filter { roles[$0].role == .service }.map { table.types[$0].name }
    return effectiveConfigurations.rulebooks.indices.map { configuration in
      var words = effectiveConfigurations.nameIDs(listedIn: [Vocabulary.dataAccess], of: configuration, table)
      words.formUnion(services)
      return words
    }
  }

  private func speaksOfData(_ number: Int, _ data: [NameSet]) -> Bool {
    let (facts, file) = (table.files[number].facts, UInt32(number))
    let data = data[effectiveConfigurations.number(of: file)]
    return facts.body.expressions.contains { $0.hasName && data.contains(table.nameID($0.payload, in: file)) }
      || facts.surface.types.contains { $0.hasName && data.contains(table.nameID($0.name, in: file)) }
  }

  /// A type of the file has static members, which may pass data to one another, or wraps properties.
  private func mayHideData(_ number: Int) -> Bool {
    let declarations = table.files[number].facts.surface.declarations
    if declarations.contains(where: \.isOpenToTypes) { return true }
    guard let mark = table.interner.find("propertyWrapper") else { return false }
    return declarations.indices.contains { index in
      declarations[index].kind.isNominal
        && table.has([mark], DeclarationRef(file: UInt32(number), declaration: UInt32(index)))
    }
  }

  /// Global variables, and types with static members.
  private func namesBehindWhichDataMayBe(in number: Int) -> [NameID] {
    let declarations = table.files[number].facts.surface.declarations
    return declarations.compactMap { fact in
      let isGlobal = fact.kind == .variable && fact.parent == .max
      guard isGlobal || fact.isOpenToTypes && fact.parent != .max else { return nil }
      return table.nameID(isGlobal ? fact.name : declarations[Int(fact.parent)].name, in: UInt32(number))
    }
  }
}
