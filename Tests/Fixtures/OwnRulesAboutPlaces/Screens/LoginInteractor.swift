import UIKit

final class LoginInteractor {
  func thumbnail() -> UIImage { UIImage() }
}

final class LoginPresenter {  // viperlint:ignore-file presenter-imports-ui -- the interactor's matter
  var interactor: LoginInteractor?
}
