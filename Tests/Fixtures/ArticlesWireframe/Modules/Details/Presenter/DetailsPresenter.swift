import Foundation

class DetailsPresenter: DetailsModuleInterface {
  weak var view: DetailsViewInterface!
  var article: Article!

  func updateView() {
    self.view.showArticleDetails(self.article.title ?? "", text: self.article.content ?? "")
  }
}
