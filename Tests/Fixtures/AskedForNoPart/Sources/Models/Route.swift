import UIKit

enum Route {
  case home

  func screen() -> UIViewController {
    HomeRouter.build()  // expect: entity-uses-component "calls router"
  }
}
