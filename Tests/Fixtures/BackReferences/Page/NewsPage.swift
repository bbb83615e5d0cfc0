import UIKit

// What a base is filled in with it may keep.
class NewsBaseViewController<Output>: UIViewController {
  var output: Output!
}

protocol NewsPageOutput: AnyObject {}
final class NewsPageInteractor { weak var output: NewsPageOutput? }
final class NewsPageRouter {}
final class NewsPageViewController: NewsBaseViewController<NewsPageOutput> {}

final class NewsPagePresenter: NewsPageOutput {
  let interactor: NewsPageInteractor
  init(interactor: NewsPageInteractor) { self.interactor = interactor }
}

enum NewsPageBuilder {
  static func build() -> UIViewController {
    let screen = NewsPageViewController()
    let interactor = NewsPageInteractor()
    let presenter = NewsPagePresenter(interactor: interactor)
    interactor.output = presenter
    screen.output = presenter
    return screen
  }
}
