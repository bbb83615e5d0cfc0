import UIKit

final class LoginViewController<Scene: LoginScene>: UIViewController {
  var scene: Scene!
  var anyScene: (any LoginScene)?

  func goTapped() {
    scene.worker.load()  // expect: view-uses-interactor
    scene.counter.load()
    anyScene?.worker.load()  // expect: view-uses-interactor
    anyScene?.counter.load()
  }
}
