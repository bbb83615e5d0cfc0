import UIKit

// Named from the owner to the client: the conformers tell which of the two words is the role.
protocol TaskPresenterInteractorInterface: AnyObject {}
protocol TaskPresenterViewInterface: AnyObject {}
protocol TaskViewPresenterInterface: AnyObject {}
class TaskInteractor {
  var presenter: TaskPresenterInteractorInterface!  // expect: strong-back-reference
}
class TaskRouter {}
class TaskPresenter: TaskPresenterInteractorInterface, TaskPresenterViewInterface {
  var interactor: TaskInteractor!
  var router: TaskRouter!
  var view: TaskViewPresenterInterface!  // expect: strong-back-reference
}
class TaskViewController: UIViewController, TaskViewPresenterInterface { var presenter: TaskPresenterViewInterface! }
