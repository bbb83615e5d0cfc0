import UIKit

final class WidgetViewController: UIInputViewController {
  var presenter: WidgetPresenter?
  func load() {
    WidgetInteractor().load()  // expect: view-uses-interactor
    let presenter = WidgetPresenter()
    presenter.interactor = WidgetInteractor()
    self.presenter = presenter
  }
}
final class WidgetPresenter { var interactor: WidgetInteractor? }
final class WidgetInteractor { func load() {} }
final class WidgetRouter {}
