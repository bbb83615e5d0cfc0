import Roles
import SymbolGraph

/// Why a type belongs to its module. Kept as numbers: only `why` and `roles` turn it into a sentence.
public enum ModuleReason: Sendable, Equatable {
  /// What is left of its name without the words for its role.
  case name
  /// The name of the outermost type around it, likewise.
  case namespace(TypeKey)
  /// It is called like its role and nothing else, and the folder has the name.
  case folder
  /// Case or one letter sets its name apart from that of a module in the same folder.
  case spelling
  /// Only this part of the module implements it, or a contract of the same name.
  case carriedOut(contract: TypeKey, by: TypeKey)
  /// It, or a part of the same name, and a part of the only module in the folder have to do with each other.
  case connected(TypeKey, TypeKey)
  /// A lone screen, or the one of its name, is made by a router or builder of the module.
  case made(screen: TypeKey, by: TypeKey)
  /// It bears the name of the module, in the folder that is nearest.
  case namesake
  /// Its name begins with that of the module, and it lies or works with a part of that.
  case prefix
  /// It lies in a folder for one layer, beside those of the module's parts.
  case layer
  /// Only views of the module use it; this is one of them.
  case piece(of: TypeKey)
  /// It has a role inside of a type of the module.
  case nested(TypeKey)
}
