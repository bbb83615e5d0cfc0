import LintRules
import SourceText
import SymbolGraph

/// What a clause of a rule decides about a reference. Every finding, and every reason why there is none, comes from
/// here. `check` decides on all references, `why` on those in one file.
public enum Decision: Sendable {
  /// The clause is not about such references.
  case none
  /// The reference breaks the rule. With `once` only the first of that name in a file is reported.
  case violation(Diagnostic, once: String?)
  /// The clause forbids such references, but not this one.
  case exempt(Reason)
  /// An exception of the rule or the configuration allows it.
  case allowed(Exception)

  /// Why a rule does not report a reference of the kind that it forbids.
  public enum Reason: Sendable, Equatable {
    /// The rule is switched off.
    case off
    /// It looks at other paths.
    case otherPaths
    /// The module does not pass the gate, or there is none.
    case notGated(module: String?)
    /// The same of what is used.
    case objectNotGated(module: String?)
    /// The view belongs to no module that the rule speaks of.
    case unaffiliated
    /// Test doubles, previews and generated code prove nothing.
    case testOrGenerated
    /// Subject and object are not related as it says.
    case relation(Relation)
    /// The member around it is one that the rule leaves alone.
    case place
    /// An exemption that the rule grants holds.
    case exemption(Exemption)
    /// An exception of the rule or the configuration.
    case allowed(because: String)
    /// Another finding stands for this use.
    case precedence(rule: Int)
    /// One finding for each object and file is enough.
    case saidAlready
    /// The finding about the stored property on the line says it.
    case storedProperty
    /// The reference is as weak or strong as it ought to be.
    case ownership
    /// No contract of the component declares what is called and can be stored here.
    case noContract
    /// A side is a value or is let go again, or the other one is only held weakly.
    case noCycle
    /// One of the modules lacks the parts of one.
    case notWhole(module: String)
    /// What it is called on could not be followed.
    case receiverUnknown
    /// It is called on a list, a tuple or a function.
    case receiverWithoutName
    /// What a sheet, a link or a destination shows is no screen of another module, or it is passed in.
    case otherContent
    /// It is called on something that the rule does not speak of.
    case receiver(TypeKey)
    /// It is asked of a router, presenter or builder.
    case asksNavigator(TypeKey)
    /// What is put on show could not be followed.
    case presentedUnknown
    /// By its full name, or by what is put on show, it is something else.
    case otherCall
  }
}
