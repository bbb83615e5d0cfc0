import UIKit

class ArticlesViewController: UIViewController, ArticlesViewInterface, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var noContentView: UIView!

  var presenter: ArticlesModuleInterface!
  // expect: view-uses-entity
  var articles: [Article] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    self.navigationItem.title = "Articles"
    self.presenter.updateView()
  }

  // MARK: ArticlesViewInterface

  // expect: view-uses-entity
  func showArticlesData(_ articles: [Article]) {
    self.articles = articles
    self.noContentView.isHidden = true
    self.tableView.reloadData()
  }

  func showNoContentScreen() {
    self.noContentView.isHidden = false
  }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return self.articles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ArticleCell")!
    // expect: view-uses-entity
    cell.textLabel?.text = self.articles[indexPath.row].title
    return cell
  }

  // MARK: UITableViewDelegate

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    self.presenter.showDetailsForArticle(self.articles[indexPath.row])
  }
}
