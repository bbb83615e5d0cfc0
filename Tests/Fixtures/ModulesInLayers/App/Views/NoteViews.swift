import UIKit

final class NoteEditingViewController: UIViewController {
  var presenter: NoteEditingPresenter?
}

final class NoteListingViewController: UIViewController {
  var presenter: NoteListingPresenter?
}
