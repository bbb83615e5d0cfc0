import UIKit

protocol HelpPresenterProtocol: AnyObject {}
final class HelpInteractor {}

final class HelpPresenter: HelpPresenterProtocol {
  let interactor: HelpInteractor
  init(interactor: HelpInteractor) { self.interactor = interactor }
}

final class HelpViewController: UIViewController {
  var presenter: HelpPresenterProtocol?
  let footer = HelpFooter()

  func fail() { Messages.error(over: view) }
  func fill() { footer.fill(view) }
}
