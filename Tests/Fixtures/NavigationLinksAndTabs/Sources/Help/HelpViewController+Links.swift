// Opening links and switching tabs, with names that only look like it.
import UIKit

extension HelpViewController {
  func links(_ link: URL, document: UIDocument, door: Door) {
    UIApplication.shared.open(link)  // expect: url-opened-outside-router
    UIApplication.shared.open(link, options: [:]) { _ in }  // expect: url-opened-outside-router
    let application = UIApplication.shared
    application.open(link, options: [:], completionHandler: nil)  // expect: url-opened-outside-router
    document.open { _ in }
    door.open(link)
    print(UIApplication.shared.canOpenURL(link))
  }

  func tabs(_ bar: UITabBarController, segments: UISegmentedControl, door: Door) {
    bar.selectedIndex = 1  // expect: tab-switch-outside-router
    tabBarController?.selectedViewController = self  // expect: tab-switch-outside-router
    segments.selectedSegmentIndex = 1
    door.selectedIndex = 1
    print(bar.selectedIndex)
  }
}
