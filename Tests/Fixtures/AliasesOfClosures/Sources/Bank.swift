import UIKit

protocol BankViewInput: AnyObject { func show() }
protocol BankPresenting: AnyObject { func start() }
protocol BankInteractorOutput: AnyObject { func loaded() }

final class BankViewController: UIViewController, BankViewInput {
  var presenter: BankPresenting?
  var onClose: Action<BankPresenter>?
  func show() {}
}

/// Keeps closures that are handed its view, and now and then the view.
final class BankPresenter: BankPresenting {
  weak var view: BankViewInput?
  var onReady: Action<BankViewInput>?
  var onShow: Block?
  var blocks: Blocks = [:]
  var handlers: Handlers<String, BankViewInput> = [:]
  var meta: Meta<BankViewController>?
  var type: ScreenType?
  var views: Several<BankViewInput> = []  // expect: strong-back-reference
  var shown: Views = []  // expect: strong-back-reference
  var pair: Pair<BankInteractor, BankViewInput>?  // expect: strong-back-reference
  var otherPair: Pair<BankViewInput, BankInteractor>?
  var box: Box<BankViewInput, BankInteractor>?  // expect: strong-back-reference
  var otherBox: Box<BankInteractor, BankViewInput>?
  let interactor: BankInteractor
  let router: BankRouter

  init(interactor: BankInteractor, router: BankRouter) {
    self.interactor = interactor
    self.router = router
  }

  func start() { interactor.load() }
}

final class BankInteractor {
  var onLoaded: Action<BankInteractorOutput>?
  func load() {}
}

final class BankRouter {
  weak var controller: UIViewController?
  let makeDetails: Factory<UIViewController>

  init(makeDetails: @escaping Factory<UIViewController>) { self.makeDetails = makeDetails }

  func open() { controller?.present(makeDetails(), animated: true) }
}
