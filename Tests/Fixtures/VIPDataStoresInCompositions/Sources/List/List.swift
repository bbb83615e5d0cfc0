import UIKit

protocol ListBusinessLogic { func load() }
protocol ListDataStore { var book: String { get set } }
protocol ListPresentationLogic {}
protocol ListDisplayLogic: AnyObject {}

final class ListViewController: UIViewController, ListDisplayLogic {
  var interactor: (ListBusinessLogic & ListDataStore)?
  var router: ListRouter?
}

final class ListInteractor: ListBusinessLogic, ListDataStore {
  var presenter: ListPresentationLogic?
  var book = ""
  func load() {}
}

final class ListPresenter: ListPresentationLogic { weak var viewController: ListDisplayLogic? }
