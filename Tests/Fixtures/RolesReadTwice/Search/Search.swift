import UIKit

/// A word of its own, and of nobody's module.
protocol Searchable {
  func find(_ text: String)
}

/// Two words, with an ending.
protocol SearchHandling: AnyObject {
  func found()
}

final class SearchViewController: UIViewController, Searchable {
  func find(_ text: String) {}
}

final class SearchPresenter: SearchHandling {
  var interactor: SearchInteractor?

  func found() {}
}

final class SearchInteractor {
  var sources: [Searchable] = []
  weak var output: SearchHandling?
}
