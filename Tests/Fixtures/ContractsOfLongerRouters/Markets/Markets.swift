import UIKit

protocol MarketsRouting: AnyObject { func showMarket() }
protocol Routing: AnyObject {}

final class MarketsViewController: UIViewController { var presenter: MarketsPresenter? }

final class MarketsPresenter {
  let interactor: MarketsInteractor
  let router: MarketsRouting
  init(interactor: MarketsInteractor, router: MarketsRouting) { (self.interactor, self.router) = (interactor, router) }
}

final class MarketsInteractor {
  weak var router: MarketsRouting?  // expect: interactor-uses-router
  func load() { router?.showMarket() }  // expect: interactor-uses-router
}
