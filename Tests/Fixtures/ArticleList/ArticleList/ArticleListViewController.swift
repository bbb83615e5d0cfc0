import UIKit

final class ArticleListViewController: UITableViewController, ArticleListView {
  var output: ArticleListViewOutput?
  private var articles: [ArticleViewModel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    output?.viewDidLoad()
  }

  func showArticles(_ articles: [ArticleViewModel]) {
    self.articles = articles
    tableView.reloadData()
  }

  func showError(_ message: String) {
    navigationItem.prompt = message
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = articles[indexPath.row].title
    content.secondaryText = articles[indexPath.row].date
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.didSelectArticle(at: indexPath.row)
  }
}
