import UIKit

protocol EditOrderDisplayLogic: AnyObject {}

final class EditOrderInteractor {
  var presenter: EditOrderPresenter?
}

final class EditOrderPresenter {
  weak var view: EditOrderDisplayLogic?
}

final class EditOrderRouter {}

// A property says in one line what a set-up method of the scene would; that of another scene is no part of it.
final class EditOrderViewController: UIViewController, EditOrderDisplayLogic {
  lazy var interactor = EditOrderInteractor()
  // expect: concrete-collaborator
  lazy var other = ShowOrderInteractor()  // expect: assembly-outside-router
}
