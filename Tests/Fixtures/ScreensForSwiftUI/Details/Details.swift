import UIKit

final class DetailsInteractor {
  func load() {}
}

final class DetailsPresenter {
  private let interactor: DetailsInteractor

  init(interactor: DetailsInteractor) {
    self.interactor = interactor
  }
}

final class DetailsViewController: UIViewController {
  var presenter: DetailsPresenter?
}
