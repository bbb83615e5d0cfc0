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
