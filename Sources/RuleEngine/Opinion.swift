import LintRules
import ProjectModel
import SourceText

/// What one rule says of one use: its verdict, or why it is silent although the use is of the kind that it minds.
public struct Opinion: Sendable, Equatable {
  /// An index into `Rulebook.rules`.
  public var rule: Int
  /// What it says, or why it says nothing.
  public var answer: Answer

  /// A verdict, which may yet be suppressed, or the reason why there is none.
  public enum Answer: Sendable, Equatable {
    case verdict(Verdict)
    case silent(Silence)
  }

  /// Why a rule says nothing of a use of the kind that it minds.
  public enum Silence: Sendable, Equatable {
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
    case exempt
    /// Subject and object are not related as it says.
    case relation(Relation)
    /// The member around it is one that the rule leaves alone.
    case place
    /// A screen's own factory, or the set-up method of a scene.
    case assembly
    /// A screen hands itself to its own module's router, which puts the module together around it.
    case beingAssembled
    /// A static function that only makes its own screen: calling it asks for the screen.
    case initialiser
    /// It only becomes a child of what makes it, or a screen in a container's own list.
    case becomesChild
    /// It is what an initialiser takes where a caller brings nothing.
    case defaultArgument
    /// The same statement, or the next one, is reported for navigating to it.
    case reportedForNavigating
    /// A view lays out its own module, or presenters share one screen.
    case oneScreen
    /// The object is only passed on.
    case passedOn
    /// A member of a singleton that touches no data.
    case noData
    /// A member that goes to a screen: the rules about navigation look at it.
    case navigates
    /// Called a service, and yet it neither fetches nor keeps anything.
    case dataless
    /// A contract of the module's own that is held weakly and answers nothing.
    case calledBack
    /// A contract that is called like a service, and that a part of the user's own module carries out.
    case playedByPart
    /// The listener contract that the view's own interactor carries out.
    case ownListener
    /// A listener contract that only views and presenters of the view's own module carry out.
    case listenerOfScreen
    /// Called a service, and yet a piece of the display.
    case plumbing
    /// An exception of the rule or the configuration.
    case excused(because: String)
    /// An import in the file is reported already.
    case importReported
    /// The file declares a view or router, or is another part's: the import is theirs.
    case importOfOthers
    /// Another finding stands for this use.
    case precedence(rule: Int)
    /// One finding for each object and file is enough.
    case saidAlready
    /// The finding about the stored property on the line says it.
    case storedProperty
    /// The reference is as weak or strong as it ought to be.
    case ownership
    /// A side is a value or is let go again, or the other one is only held weakly.
    case noCycle
    /// No part of the module that it belongs to: a service, a base of several, a plain piece of a view.
    case noInternal
    /// One of the modules lacks the parts of one.
    case notWhole(module: String)
    /// The files lie in one folder, or one above the other.
    case beside
    /// One module is a variant of the other, or a part of it sits in the other, too.
    case related
    /// It stands in a mixin that types of several modules take up.
    case codeOfSeveral
    /// Its own module does not use the contract: it is there for others.
    case facesOutward
    /// A use case that lies apart from what shows it, with the logic of other modules.
    case sharedLogic
    /// The module has nobody who makes it, so the builder may.
    case noBuilder(module: String)
    /// A factory has handed it back.
    case handedBack
    /// It is made for the builder of its own module.
    case builderAsksForIt
    /// Whoever shows another module's screen holds it for a moment.
    case shownScreen
    /// A function that navigates for its callers: they are judged.
    case wrapper
    /// What it is called on could not be followed.
    case receiverUnknown
    /// It is called on a list, a tuple or a function.
    case receiverWithoutName
    /// What a sheet, a link or a destination shows is no screen of another module, or somebody hands it over.
    case otherContent
    /// It is called on something that the rule does not speak of.
    case receiver(TypeKey)
    /// It is asked of a router, presenter or builder.
    case asksNavigator(TypeKey)
    /// What is put on show could not be followed.
    case presentedUnknown
    /// By its full name, or by what is put on show, it is something else.
    case otherCall
    /// It ought to have spoken: a test sees to it that this does not occur.
    case unexplained
  }
}
