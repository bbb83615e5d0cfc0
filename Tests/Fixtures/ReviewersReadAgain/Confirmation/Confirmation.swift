// A module of VIPER, whose way out a module of another pattern implements.
protocol ConfirmationInteractorOutput: AnyObject {
  func confirmed()
}

protocol ConfirmationRoutingInteractor: AnyObject {
  func leave()
}

final class ConfirmationPresenter {
  var interactor: ConfirmationInteractor?
  var router: ConfirmationRouter?
  weak var parent: ConfirmationRoutingInteractor?
}

final class ConfirmationInteractor {}

final class ConfirmationRouter {}
