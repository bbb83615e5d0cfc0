import UIKit

/// A base of the project's own display: it has the name of a base of RIBs.
class Component: UIView {}

final class CardsComponent: Component {
  var interactor: CardsInteractor?  // expect: view-uses-interactor "stores"
}

final class CardsPresenter {
  var interactor: CardsInteractor?
}

final class CardsInteractor {}
