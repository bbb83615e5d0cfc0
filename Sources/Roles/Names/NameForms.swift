import LintRules
import SourceText

/// What the names of types tell, by the words of a preset: role suffixes, decorations around them, the stem that is
/// left.
///
/// Immutable; a class only so that asking copies one reference.
package final class NameForms: Sendable {
  package struct Suffix: Sendable {
    package var text: String
    package var role: Role
    package var form: SuffixForm
  }
  /// Longest first, so that `ViewModel` is tried before `Model`.
  package let suffixes: [Suffix]
  private let naming: Naming
  /// Between two roles these say which role calls which: `ViewToPresenter`.
  let directionWords: [String]
  /// Everything that may be shed from the end on the way to a module's name: suffixes, contract forms, module words.
  private let shed: [String]
  private let shedList: SuffixList
  /// Those of them that say what a part does. Alone such a word is the name of a base: `Presenting`.
  private let deeds: Set<String>
  private let namespaceList: SuffixList
  private let suffixList: SuffixList
  private let decorations: SuffixList
  /// Namespaces shed these as well: `ArticlesContract`, `LoginScene`.
  private let namespaceWords: [String]
  /// In small letters, without blanks.
  private let layerFolders: Set<String>

  init(_ rulebook: Rulebook) {
    naming = rulebook.naming
    directionWords = rulebook.naming.directionWords
    suffixes = rulebook.roles
      .flatMap { definition in
        definition.suffixes.map { Suffix(text: $0.suffix, role: definition.role, form: $0) }
      }
      .sorted { ($1.text.utf8.count, $0.text) < ($0.text.utf8.count, $1.text) }
    var words = Set(suffixes.filter { $0.form.condition.isShedFromModules }.map(\.text))
    deeds = Set(suffixes.filter { Role.parts.contains($0.role) }.compactMap { NameForms.deed(of: $0.text) })
    words.formUnion(deeds)
    for definition in rulebook.roles {
      let forms = definition.contracts + definition.contractsWithPartner + definition.contractsOfConformers
      for pattern in forms where pattern.text.hasPrefix("*") || pattern.text.hasPrefix("?*") {
        let core = String(pattern.text.drop { $0 == "?" || $0 == "*" })
        if !core.isEmpty, !core.contains("*"), !core.contains("?") { words.insert(core) }
      }
    }
    for pattern in rulebook.naming.weakContracts where pattern.text.hasPrefix("*") {
      let core = String(pattern.text.dropFirst())
      if !core.isEmpty, !core.contains("*") { words.insert(core) }
    }
    namespaceWords = rulebook.naming.moduleWords.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    layerFolders = Set(naming.layerFolders.map { $0.lowercased() })
    shed = words.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    shedList = SuffixList(shed)
    namespaceList = SuffixList(namespaceWords)
    suffixList = SuffixList(suffixes.map(\.text))
    decorations = SuffixList(naming.decorationSuffixes)
  }

  /// `Presenting` and `Viewing`: what a part does, in the name of its contract.
  private static func deed(of suffix: String) -> String? {
    if suffix.hasSuffix("er") || suffix.hasSuffix("or") { return String(suffix.dropLast(2)) + "ing" }
    return suffix == "View" ? "Viewing" : nil
  }

  /// The most words without meaning that are removed from a name: real names do not have more, but a name may have any
  /// length.
  private static let mostWords = 16

  /// The name without `Impl`, `Protocol`, `Default…` and a leading `I`.
  ///
  /// - Parameter isInner: a word that says a role stood behind it: `RoomTypePresenter` is of `RoomType`.
  package func undecorated(_ name: String, isInner: Bool = false) -> String {
    var name = name
    for _ in 0..<NameForms.mostWords {
      guard let number = decorations.longest(name) else { break }
      let suffix = naming.decorationSuffixes[number]
      if name.utf8.count <= suffix.utf8.count || isInner && NameForms.namesThings(suffix) { break }
      name.shed(suffix)
    }
    for prefix in naming.decorationPrefixes where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
      let rest = name.dropFirst(prefix.count)
      guard let next = rest.first, next.isUppercase else { continue }
      // `IOSPresenter`, `ItemPresenter`: an `I` is a decoration only before a capitalised word.
      if prefix == "I", !(rest.dropFirst().first?.isLowercase ?? false) { continue }
      name = String(rest)
    }
    return name
  }

  /// A decoration that is a word for things as well: a kind of room, what a user sees.
  private static func namesThings(_ suffix: String) -> Bool { suffix == "Type" || suffix == "Interface" }

  /// `RouterAPI`, `PresenterAPI`: the word that stands last says nothing where another one says a role.
  private func shorn(_ name: String) -> String {
    for word in naming.faintSuffixes where name.hasSuffix(word) {
      let rest = String(name.dropLast(word.count))
      if suffixList.longest(rest) != nil { return rest }
    }
    return name
  }

  /// `HasUserService`: a protocol that says what a type has.
  func isMixin(_ name: String) -> Bool {
    naming.mixinPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
  }

  /// All suffixes that fit, longest first, as indices into `suffixes`.
  package func suffixNumbers(undecorated name: String) -> [Int] { suffixList.matches(shorn(name)) }

  /// The name without everything that says a role: `LoginInteractorOutputProtocol` → `Login`. Maybe empty.
  ///
  /// - Parameters:
  ///   - isNamespace: it is a type around others, or a folder, which says what it is in other words.
  ///   - once: take off one word only.
  package func stem(of name: String, isNamespace: Bool = false, once: Bool = false) -> String {
    var name = name
    if mayNameDirection(name), let direction = direction(undecorated: undecorated(name)) {
      name = direction.rest
      if once { return name }
    }
    var isInner = false
    for _ in 0..<NameForms.mostWords where !name.isEmpty {
      var moved = false
      let bare = undecorated(name, isInner: isInner)
      if bare != name {
        name = bare
        moved = true
      }
      if let word = shedList.longest(name).map({ shed[$0] }).flatMap({ $0 == name && deeds.contains($0) ? nil : $0 })
        ?? (isNamespace ? namespaceList.longest(name).map { namespaceWords[$0] } : nil)
      {
        name.shed(word)
        moved = true
        isInner = true
        // `FeedDefaultInteractor` and `FeedDefaultPresenter` are of `Feed`.
        if once { return undecorated(name, isInner: true) }
      }
      // `Login_Presenter`, but not the `__Name__` of a template.
      while name.hasSuffix("_"), !name.hasPrefix("_") {
        name.removeLast()
        moved = true
      }
      if !moved { break }
    }
    return name
  }

  /// Whether a folder holds a layer of a feature, and its name says nothing of the feature: `View`, `User Interface`.
  package func namesLayer(_ folder: String) -> Bool {
    layerFolders.contains(String(folder.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }))
  }

  /// The name of a namespace without the words that namespaces alone carry: `TabBarContainerScene` → `TabBarContainer`.
  package func withoutModuleWords(_ name: String) -> String {
    var name = name
    for _ in 0..<NameForms.mostWords {
      guard let word = namespaceList.longest(name).map({ namespaceWords[$0] }), word.count < name.count else { break }
      name.shed(word)
    }
    return name
  }

  /// A word of a name that says no more than that it is a contract: `Protocol`, `Delegate`.
  func saysContract(_ word: Substring) -> Bool {
    naming.decorationSuffixes.contains { $0 == word } || naming.weakContracts.contains { $0.text.dropFirst() == word }
  }

  package func isTestDouble(_ name: String) -> Bool {
    naming.testDoubles.contains { word in
      if name.hasSuffix(word) { return true }
      guard name.hasPrefix(word) else { return false }
      return name.dropFirst(word.count).first?.isUppercase ?? true
    }
  }

  package func isWeakContract(_ name: String) -> Bool { isWeakContract(undecorated: undecorated(name)) }

  package func isWeakContract(undecorated name: String) -> Bool { naming.weakContracts.contains { $0.matches(name) } }
}

extension String {
  /// Takes off what it ends in.
  fileprivate mutating func shed(_ end: String) {
    self = String(self[..<utf8.index(endIndex, offsetBy: -end.utf8.count)])
  }
}
