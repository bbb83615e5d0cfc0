import UIKit  // expect: presenter-imports-ui

/// Only one module builds on this one, and it is that module's.
class AlbumBasePresenter: BasePresenter {
  func leave() { screen?.popToRootViewController(animated: true) }  // expect: navigation-outside-router
}
