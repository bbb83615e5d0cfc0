final class FeedPresenter {
  weak var view: FeedViewInput?
  weak var status: FeedStatusInput?
  weak var list: FeedListViewInput?
  var interactor: FeedInteractor?
  var router: FeedRouter?

  func open() {
    view?.reload()
    // No code of the view stands behind it in which somebody else could be judged.
    view?.performSegue(withIdentifier: "detail", sender: nil)  // expect: navigation-outside-router "performSegue"
    status?.show("opening", sender: self)
  }

  func detail(_ screen: FeedListViewController) {
    // expect: navigation-outside-router "showDetailViewController"
    list?.showDetailViewController(screen, sender: nil)
  }

  /// How it goes away is left to the view.
  func close() { view?.dismiss(animated: true, completion: nil) }
}
