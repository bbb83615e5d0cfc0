class NewsInteractor {}
class NewsPresenter {
  let interactor: NewsInteractor
  let item: NewsItemPresenter
  init(interactor: NewsInteractor, item: NewsItemPresenter = NewsItemPresenter()) {
    self.interactor = interactor
    self.item = item
  }
}
