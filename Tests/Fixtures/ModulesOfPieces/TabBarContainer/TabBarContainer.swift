import UIKit

enum TabBarContainer {
  final class Presenter {
    var interactor: Interactor?
  }
  final class Interactor {}
  final class ViewController: UIViewController {
    var presenter: Presenter?
  }
  final class ContentProvider {
    func make() -> UIViewController {
      TabBar.ViewController()  // expect: module-uses-internals
    }
  }
}
