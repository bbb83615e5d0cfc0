final class SearchPresenter {
  weak var view: SearchViewController?
  var router: SearchRouter?
  let fetch: FetchReposInteractor
  init(fetch: FetchReposInteractor) { self.fetch = fetch }
}
final class SearchRouter {}
