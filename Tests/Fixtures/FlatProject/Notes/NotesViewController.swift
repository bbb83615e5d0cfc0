import UIKit

final class NotesViewController: UIViewController {
  var presenter: NotesPresenter?
}
