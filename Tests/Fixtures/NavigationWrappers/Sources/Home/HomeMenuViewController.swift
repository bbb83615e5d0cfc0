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

  func sheets(_ url: URL, _ flow: Flow<HomeViewController>, _ box: Box<String>) {
    openScreen(SFSafariViewController(url: url), from: self)  // expect: system-sheet-outside-router
    go(to: UIAlertController())
    cover(with: UIImagePickerController())  // expect: system-sheet-outside-router
    cover(with: UIAlertController())
    cover(with: UIViewController())  // expect: navigation-outside-router
    boxUp(UIImagePickerController())  // expect: system-sheet-outside-router
    boxUp(UIViewController())  // expect: navigation-outside-router
    show(page: url)  // expect: system-sheet-outside-router
    // What is shown is not what is handed in.
    hide(UIImagePickerController(), on: self)
    slide(in: UIViewController())  // expect: navigation-outside-router
    slide(in: SFSafariViewController(url: url))  // expect: system-sheet-outside-router
    start(flow)  // expect: navigation-outside-router
    unpack(box)
  }
}
