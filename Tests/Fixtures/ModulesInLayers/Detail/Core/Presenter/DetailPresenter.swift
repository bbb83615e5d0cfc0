protocol DetailView: AnyObject {}
protocol DetailPresenter: AnyObject {}

/// `Default` says nothing of a module.
final class DetailDefaultPresenter: DetailPresenter {
  var view: DetailView?  // expect: strong-back-reference
  let interactor: DetailInteractor

  init(interactor: DetailInteractor) { self.interactor = interactor }
}
