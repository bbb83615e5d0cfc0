import UIKit

final class TripViewController: UIViewController {
  var presenter: TripPresenter?

  /// What a `guard` does otherwise is part of the `guard`.
  func guarded() {
    guard let next = storyboard?.instantiateViewController(withIdentifier: "Map") else {
      return print("no map")
    }
    navigationController?.pushViewController(next, animated: true)  // expect: navigation-outside-router
  }

  /// The next statement holds the closure in which that happens.
  func later() {
    let next = MapRouter.build()
    DispatchQueue.main.async { self.present(next, animated: true) }  // expect: navigation-outside-router
  }

  /// The cast is what is shown.
  func cast() {
    let next = storyboard!.instantiateViewController(withIdentifier: "Map") as! MapViewController
    navigationController?.pushViewController(next, animated: true)  // expect: navigation-outside-router
  }

  /// Another statement stands between.
  func between() {
    let next = MapRouter.build()  // expect: assembly-outside-router
    title = "Map"
    present(next, animated: true)  // expect: navigation-outside-router
  }

  /// So does a block of them.
  func blockBetween() {
    let next = MapRouter.build()  // expect: assembly-outside-router
    do {
      title = "Map"
      print("a map")
    }
    present(next, animated: true)  // expect: navigation-outside-router
  }
}

final class TripPresenter {
  weak var view: TripViewController?
  let router: TripRouter
  init(router: TripRouter) { self.router = router }
}

final class TripRouter { weak var viewController: UIViewController? }
