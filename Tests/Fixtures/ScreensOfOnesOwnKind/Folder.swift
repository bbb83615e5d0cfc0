import UIKit

final class FolderRouter { static func build(path: String) -> FolderViewController { FolderViewController() } }
final class FolderPresenter {
  let router: FolderRouter
  init(router: FolderRouter) { self.router = router }
}
final class FolderViewController: UIViewController {
  var presenter: FolderPresenter?
  static func make() -> FolderViewController { FolderViewController() }
  func openSubfolder() {
    let deeper = FolderViewController()
    show(deeper, sender: nil)  // expect: navigation-outside-router
  }
  func openByFactory() {
    // expect: navigation-outside-router
    show(FolderViewController.make(), sender: nil)
    // expect: navigation-outside-router
    show(FolderRouter.build(path: "x"), sender: nil)
  }
  func another() -> FolderViewController { FolderRouter.build(path: "y") }
}
