import UIKit

/// A lone screen: it belongs to the module whose router makes it.
final class ArticleDetailViewController: UIViewController {
  private let articleId: String

  init(articleId: String) {
    self.articleId = articleId
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: view.bounds)
    label.text = "Detail for article id = \(articleId)"
    label.textAlignment = .center
    view.addSubview(label)
  }
}
