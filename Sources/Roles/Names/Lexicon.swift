import LintRules
import References
import SourceText
import SymbolGraph
import TypeInference

/// What the words of rulebooks (vocabularies, roles, types from outside) and the language say of names, as name IDs. It
/// depends on no file, so that all projects that are judged by the same words may share it: where they are small, it is
/// most of the work.
///
/// Its names are the first ones of the interner of each project. Immutable; a class so that passing it copies one
/// reference.
public final class Lexicon: Sendable {
  private let alike: AlikeRulebooks
  package let interner: Interner
  package let known: KnownNames
  package let language: LanguageMembers
  package let outside: ExternalKnowledge
  /// What code does that vocabularies listen for, as far as they spell it out.
  package let words: SiteWords
  package let patternsOfWords: SiteWords.Patterns
  let configurations: [EffectiveConfiguration]
  /// For each rulebook the names of user interface.
  package let interfaces: [InterfaceNames]
  /// For each rulebook what its vocabularies list, by their names.
  private let listed: [[String: ListedNames]]

  /// Names that vocabularies list.
  private struct ListedNames: Sendable {
    /// Those that they spell out, and those names of the lexicon that a pattern means.
    var names = NameSet()
    var patterns: [NamePattern] = []
    /// The first name that has not been compared with the patterns.
    var unmatched: NameID = 1

    static func byVocabulary(of rulebook: Rulebook, _ interner: inout Interner) -> [String: ListedNames] {
      var listed: [String: ListedNames] = [:]
      for id in rulebook.vocabularies.keys.sorted() {
        var list = ListedNames()
        for name in rulebook.vocabularies[id]?.names ?? [] {
          if name.isLiteral { list.names.insert(interner.intern(name.text)) } else { list.patterns.append(name) }
        }
        listed[id] = list
      }
      return listed
    }

    /// Adds the names that patterns match, of vocabularies that list names from outside. The others have many patterns
    /// that may match anywhere in a name, which is slow, and no caller asks for them as IDs.
    static func match(_ interner: Interner, in listed: inout [String: ListedNames]) {
      let ids = listed.keys.filter { !Vocabulary.ofOwnNames.contains($0) }.sorted()
      let patterns = NamePatterns(
        ids.flatMap { id in (listed[id]?.patterns ?? []).map { (id: id, pattern: $0) } }, pattern: \.pattern)
      for id in ids { listed[id]?.unmatched = NameID(interner.count) }
      for nameID in 1..<NameID(interner.count) {
        for (id, _) in patterns.meanings(of: interner.utf8(nameID)) { listed[id]?.names.insert(nameID) }
      }
    }
  }

  /// - Parameter rulebooks: at least one.
  public init(_ rulebooks: [Rulebook]) {
    alike = AlikeRulebooks(rulebooks)
    let distinct = alike.distinct
    var interner = Interner(expecting: 8192)
    known = KnownNames(&interner)
    language = LanguageMembers(&interner)
    let outside = ExternalKnowledge(distinct, &interner)
    let interfaces = alike.map { InterfaceNames($0, &interner) }
    var listed = alike.map { ListedNames.byVocabulary(of: $0, &interner) }
    var (words, patterns) = SiteWords.read(distinct, &interner)
    // What the program itself looks for has its number before any file is read: no edit brings it as a new name.
    for name in InterfaceCalls.names + RoleFinder.showing { _ = interner.intern(name) }
    // The table is whole. What its own names are to patterns is the same for every project, too.
    for number in listed.indices where alike.kinds[number] == number {
      ListedNames.match(interner, in: &listed[number])
    }
    listed = alike.kinds.map { listed[$0] }
    words.add(patterns, of: interner, from: 1)
    self.listed = listed
    self.interfaces = interfaces.map { [interner] in $0.matching(interner, from: 1) }
    self.outside = outside.guessingFamilies(of: interner, from: 1)
    (self.words, patternsOfWords) = (words, patterns)
    self.interner = interner
    var configurations: [EffectiveConfiguration] = []
    for (number, kind) in alike.kinds.enumerated() {
      configurations.append(
        EffectiveConfiguration(alike.rulebooks[number], like: kind < number ? configurations[kind] : nil))
    }
    self.configurations = configurations
  }

  /// Whether it was made of these rulebooks, or of ones with the same words.
  package func speaks(for rulebooks: [Rulebook]) -> Bool {
    alike.rulebooks.count == rulebooks.count && zip(alike.rulebooks, rulebooks).allSatisfy { $0.hasWords(of: $1) }
  }

  /// Whether names from an ID on, which are none of its own, mean nothing: no type is called like that, and no pattern
  /// matches them.
  package func isSilent(about interner: Interner, from first: NameID) -> Bool {
    var heard = words
    heard.add(patternsOfWords, of: interner, from: first)
    return heard == words
      && (first..<NameID(interner.count)).allSatisfy { nameID in
        let name = interner.utf8(nameID)
        return !interner.isCapital(nameID) && !interfaces.contains { $0.hasPattern(for: name) }
      }
      && listed.allSatisfy { lists in
        lists.allSatisfy { id, list in
          Vocabulary.ofOwnNames.contains(id) || interner.names(list.patterns, from: first).isEmpty
        }
      }
  }

  /// The plain names of some vocabularies of a rulebook, as IDs of a project.
  func names(listedIn vocabularies: [String], of configuration: Int, _ interner: Interner) -> NameSet {
    var found = NameSet()
    for vocabulary in vocabularies {
      guard let list = listed[configuration][vocabulary] else { continue }
      found = found.union(list.names)
      found.formUnion(interner.names(list.patterns, from: list.unmatched))
    }
    return found
  }
}
