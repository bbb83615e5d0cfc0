import RIBs
import UIKit

protocol HomeRouting: ViewableRouting {}
protocol HomeStage: Presentable { func show() }
protocol HomeErrorPresentable: Presentable { func fail() }
typealias HomeScreen = HomeStage & HomeErrorPresentable
protocol HomePresentableListener: AnyObject { func tap() }
protocol HomeHeaderPresentableListener: AnyObject { func scrolled() }
typealias HomeEvents = HomePresentableListener & HomeHeaderPresentableListener

final class HomeInteractor: PresentableInteractor<HomeScreen>, HomeEvents, ItemListener {
  weak var router: HomeRouting?
  func tap() { presenter.show() }
  func scrolled() { presenter.fail() }
  func itemDone() {}
}
final class HomeViewController: UIViewController, HomeScreen {
  weak var listener: HomeEvents?
  weak var item: ItemListener?  // expect: view-uses-interactor
  func show() { listener?.tap() }
  func fail() { item?.itemDone() }  // expect: view-uses-interactor
}

protocol ItemRouting: ViewableRouting {}
protocol ItemListener: AnyObject { func itemDone() }
protocol ItemPresentable: Presentable {}
final class ItemInteractor: PresentableInteractor<ItemPresentable> {
  weak var router: ItemRouting?
  weak var listener: ItemListener?
}
