import UIKit

enum ArticleDetailModule {
  static func build(id: UUID) -> UIViewController {
    ArticleDetailViewController(id: id)
  }
}
