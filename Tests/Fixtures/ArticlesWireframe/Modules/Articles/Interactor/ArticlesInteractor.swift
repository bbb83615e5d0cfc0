import Alamofire
import Foundation

class ArticlesInteractor: ArticlesInteractorInput {
  weak var output: ArticlesInteractorOutput!

  let url = "https://example.org/v1/articles.json"

  func fetchArticles() {
    Alamofire.request(.GET, url).responseJSON { (request: NSURLRequest?, response: NSHTTPURLResponse?, result: (value: AnyObject?, error: NSError?)) -> Void in
      guard result.error == nil, let list = result.value as? [[String: AnyObject]] else {
        self.output.articlesFetched([])
        return
      }
      self.output.articlesFetched(list.map { Article(dictionary: $0) })
    }
  }
}
