import UIKit

final class OfferViewController: UIViewController {
  var presenter: OfferPresenter?
}

final class OfferPresenter {
  var interactor: OfferInteractor?
  var router: OfferRouter?
}

final class OfferInteractor {}

final class OfferRouter {}
