import SafariServices
import UIKit

protocol ScreenHolding { func present(_ screen: UIViewController, animated: Bool) }
extension UIViewController: ScreenHolding {
  func present(_ screen: UIViewController, animated: Bool) { present(screen, animated: animated, completion: nil) }
}

protocol WebPageService { func open(page: String, from screen: HelpViewInput) }
final class SafariWebPageService: WebPageService {
  func open(page: String, from screen: HelpViewInput) { screen.show(page: page) }
}

protocol HelpViewInput: AnyObject { func show(page: String) }
final class HelpViewController: UIViewController, HelpViewInput {
  var presenter: HelpPresenter?
  let pages: WebPageService = SafariWebPageService()
  func show(page: String) {}
  func help() { pages.open(page: "help", from: self) }
}
final class HelpPresenter { var interactor: HelpInteractor?; var router: HelpRouter? }
final class HelpInteractor {}
final class HelpRouter {}
