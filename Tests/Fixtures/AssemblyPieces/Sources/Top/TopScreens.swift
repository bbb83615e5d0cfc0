import UIKit

// A screen that is looked up, or put into a container, is made by nobody here.
extension UIApplication {
  static func topViewController(_ base: UIViewController? = shared.windows.first?.rootViewController)
    -> UIViewController?
  {
    if let container = base as? UINavigationController { return topViewController(container.visibleViewController) }
    return base
  }
}

enum Containers {
  static func wrap(_ screen: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: screen)
  }
}

// These make what they hand back.
enum Screens {
  static func recipe() -> UIViewController { RecipeConfigurator.build() }
  static func help() -> UIViewController { page(named: "help") }
  static func page(named name: String) -> UIViewController { UIViewController(nibName: name, bundle: nil) }
  static func stored() -> UIViewController {
    UIStoryboard(name: "Help", bundle: nil).instantiateViewController(withIdentifier: "Help")
  }
}

extension UIViewController {
  class func fromNib() -> UIViewController {
    func load<T: UIViewController>() -> T { T.init(nibName: "\(T.self)", bundle: nil) }
    return load()
  }
}

// Far behind many numbers a function is asked of what another one hands back.
enum Numbers {
  static func screen() -> UIViewController {
    _ = [
      max(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
      max(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
      max(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
    ]
    return pick(7).first()
  }

  private static func pick(_ number: Int) -> [UIViewController] { [] }
}

extension [UIViewController] {
  func first() -> UIViewController { self[0] }
}
