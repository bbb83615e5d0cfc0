import UIKit

final class ProfileViewController: BaseViewController {
  var presenter: ProfilePresenter!
}
final class ProfilePresenter {
  var interactor: ProfileInteractor!
}
final class ProfileInteractor {}
final class ProfileRouter {}
