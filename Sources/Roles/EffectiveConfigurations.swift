import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

/// The rulebooks of a run, and which of them is in force for which file.
///
/// Each file has one: that of the nearest configuration above it. What a file says about its own types is read in the
/// words of its own rulebook: roles and the suffixes, contracts and folders that give them, decorations of names, test
/// doubles and test imports, vocabularies of user interface, data access and weak wrappers. So a type has one role. It
/// is the same in all files that use the type, whichever rulebook is in force there. What is known of types from
/// outside (supertypes, members) and what the vocabularies listen for is gathered from all rulebooks, because a file is
/// read once. Whether a use breaks a rule is then asked of the rulebook of the file that it stands in, with the
/// vocabularies of that rulebook.
///
/// Immutable; classes only so that looking something up copies one reference.
package final class EffectiveConfigurations: Sendable {
  package let alike: AlikeRulebooks
  private let lexicon: Lexicon
  private let configurations: [EffectiveConfiguration]
  private let ofFile: [UInt16]

  package var rulebooks: [Rulebook] { alike.rulebooks }

  /// - Parameter lexicon: of these rulebooks, or of ones with the same words.
  package init(_ alike: AlikeRulebooks, _ lexicon: Lexicon, _ files: [SourceFile]) {
    self.alike = alike
    self.lexicon = lexicon
    configurations = zip(alike.rulebooks, lexicon.configurations).map { EffectiveConfiguration($0, like: $1) }
    ofFile = files.map { UInt16($0.configuration) }
  }

  /// The configuration of a file.
  package subscript(file: UInt32) -> EffectiveConfiguration {
    configurations[Int(ofFile[Int(file)])]
  }

  /// The plain names of some vocabularies, as name IDs of a project.
  ///
  /// - Parameter configuration: the number of a rulebook of the run.
  package func nameIDs(listedIn vocabularies: [String], of configuration: Int, _ table: SymbolTable) -> NameSet {
    lexicon.names(listedIn: vocabularies, of: configuration, table.interner)
  }

  /// Whether a rulebook or a vocabulary has a name.
  package func list(_ name: NameID) -> Bool { Int(name) < lexicon.interner.count }

  /// How the names are read for which one of the rulebooks is in force.
  func forms(of number: Int) -> NameForms { configurations[number].forms }

  /// How the names of folders are read, which lie above the files of several rulebooks.
  package var formsOfFolders: NameForms { configurations[0].forms }

  /// The number of a file's configuration.
  package func number(of file: UInt32) -> Int { Int(ofFile[Int(file)]) }
}

/// A rulebook in force for some files, and how it reads names.
package final class EffectiveConfiguration: Sendable {
  package let rulebook: Rulebook
  /// Of the rulebook.
  let roles: [RoleDefinition]
  package let forms: NameForms
  package let contracts: NamePatterns<ContractForm>
  let supertypes: NamePatterns<RoleSupertype>

  init(_ rulebook: Rulebook, like known: EffectiveConfiguration?) {
    self.rulebook = rulebook
    roles = rulebook.roles
    if let known {
      (forms, contracts, supertypes) = (known.forms, known.contracts, known.supertypes)
      return
    }
    forms = NameForms(rulebook)
    contracts = ContractForm.index(rulebook.roles)
    supertypes = RoleSupertype.index(rulebook.roles)
  }
}
