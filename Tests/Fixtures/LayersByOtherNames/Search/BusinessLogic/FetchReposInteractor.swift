import UIKit  // expect: interactor-imports-ui

/// It belongs with the feature that it lies in.
final class FetchReposInteractor { func run() {} }
