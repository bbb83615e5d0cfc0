import UIKit

extension HomeViewController {
  func menuTapped(_ menu: UIViewController, on host: ViewControllable) {
    presentWireframe(menu)  // expect: navigation-outside-router
    self.presentTwice(menu)  // expect: navigation-outside-router
    host.pushScreen(menu)  // expect: navigation-outside-router
  }
}
