import Foundation

class Article {
  var title: String?
  var website: String?
  var content: String?

  init(dictionary: [String: AnyObject]) {
    self.title = dictionary["title"] as? String
    self.website = dictionary["website"] as? String
    self.content = dictionary["content"] as? String
  }
}
