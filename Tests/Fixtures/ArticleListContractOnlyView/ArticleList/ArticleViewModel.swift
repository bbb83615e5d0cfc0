import Foundation

struct ArticleViewModel {
  let title: String
  let date: String

  init(article: Article) {
    title = article.title
    date = DateFormatter.localizedString(from: article.published, dateStyle: .short, timeStyle: .none)
  }
}
