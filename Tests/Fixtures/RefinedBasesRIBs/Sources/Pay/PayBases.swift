import RIBs

protocol PayDependencyReceipt: Dependency {}
protocol PayMaking: Buildable {}
protocol PayActing: Interactable {}
protocol PaySteps: ViewableRouting {}
protocol PayScreen: ViewControllable {}

/// Two bases: only its name can tell.
protocol PayEverything: Buildable, ViewControllable {}
/// No base of RIBs.
protocol PayNumbers: Sendable {}
