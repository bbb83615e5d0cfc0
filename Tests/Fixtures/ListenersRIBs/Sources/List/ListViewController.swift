import RIBs
import UIKit

/// A presenter carries it out, and no interactor listens.
protocol ListScreenListener: AnyObject { func tapped() }
/// The view's own content tells the view.
protocol ListContentListener: AnyObject { func scrolled() }
/// An interactor elsewhere carries this one out as well.
protocol ListParentListener: AnyObject { func closed() }

final class ListViewController: UIViewController, ListContentListener {
  weak var listener: ListScreenListener?
  weak var parentListener: ListParentListener?  // expect: view-uses-interactor

  func scrolled() { listener?.tapped() }
  func close() { parentListener?.closed() }  // expect: view-uses-interactor
}

final class ListPresenter: Presenter<ListViewController>, ListScreenListener, ListParentListener {
  func tapped() {}
  func closed() {}
}
