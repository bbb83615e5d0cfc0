import UIKit

// `TabBarContainer` beside `TabBar` is a scene of its own; what stands in a namespace belongs to its scene.

enum TabBar {
  final class Presenter {
    var interactor: Interactor?
  }
  final class Interactor {}
  final class ViewController: UIViewController {
    var presenter: Presenter?
  }
}
