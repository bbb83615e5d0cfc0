import UIKit

protocol DetailBusinessLogic { func load() }
protocol DetailDataStore { var book: String { get set } }
protocol DetailPresentationLogic {}
protocol DetailDisplayLogic: AnyObject {}

final class DetailViewController: UIViewController, DetailDisplayLogic {
  var interactor: (DetailBusinessLogic & DetailDataStore)?
  var router: DetailRouter?
}

final class DetailInteractor: DetailBusinessLogic, DetailDataStore {
  var presenter: DetailPresentationLogic?
  var book = ""
  func load() {}
}

final class DetailPresenter: DetailPresentationLogic { weak var viewController: DetailDisplayLogic? }
