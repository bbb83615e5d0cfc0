import UIKit

final class ArticleDetailViewController: UIViewController {
  private let id: UUID

  init(id: UUID) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = id.uuidString
  }
}
