import UIKit

class DetailsViewController: UIViewController, DetailsViewInterface {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var contentTextView: UITextView!

  var presenter: DetailsModuleInterface!

  override func viewDidLoad() {
    super.viewDidLoad()
    self.presenter.updateView()
  }

  func showArticleDetails(_ title: String, text: String) {
    self.titleLabel.text = title
    self.contentTextView.text = text
  }
}
