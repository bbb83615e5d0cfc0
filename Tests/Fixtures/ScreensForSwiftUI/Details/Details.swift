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

// A function that is only called so.
final class OtherViewController: UIViewController {
  func makeUIViewController() {
    _ = DetailsInteractor()  // expect: view-uses-interactor
  }
}
