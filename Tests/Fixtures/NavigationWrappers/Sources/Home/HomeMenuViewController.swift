import UIKit

final class HomeMenuViewController: BaseViewController, Showing, Routable {
  var presenter: HomePresenter?
  var host: UIViewController { self }

  func menu(_ screen: UIViewController) {
    go(to: screen)  // expect: navigation-outside-router
    goTwice(to: screen)  // expect: navigation-outside-router
    go(toRow: 3)
    navigationController?.pushWithoutAnimation(screen)  // expect: navigation-outside-router
    openScreen(screen, from: self)  // expect: navigation-outside-router
    openScreen(named: "menu")
    if let window = view.window {
      Screens.show(screen, in: window)  // expect: navigation-outside-router
    }
    Screens.show("menu")
    showHelp()  // expect: navigation-outside-router
    hideHelp()
    leave(for: screen)  // expect: navigation-outside-router
    layOut()
    route(to: screen)  // expect: navigation-outside-router
    rename(to: "Menu")
  }
}
