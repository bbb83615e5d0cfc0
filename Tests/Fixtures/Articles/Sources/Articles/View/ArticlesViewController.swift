import UIKit

final class ArticlesViewController: UIViewController {
  private let presenter: ArticlesContract.Presenter
  private let progress = UIActivityIndicatorView(style: .large)
  private let list = UITableView()
  private let errorLabel = UILabel()
  private let refreshButton = UIButton(type: .system)
  private var rows: [ArticlesContract.ArticleViewModel] = []

  init(presenter: ArticlesContract.Presenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  deinit {
    presenter.detach()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    list.dataSource = self
    list.delegate = self
    list.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    refreshButton.setTitle("Refresh", for: .normal)
    refreshButton.addTarget(self, action: #selector(refreshTapped), for: .touchUpInside)
    errorLabel.isHidden = true
    let stack = UIStackView(arrangedSubviews: [progress, errorLabel, list, refreshButton])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    presenter.attach(view: self)
    presenter.viewReady()
  }

  @objc private func refreshTapped() {
    presenter.refresh()
  }
}

extension ArticlesViewController: ArticlesContract.View {
  func showLoading(_ isLoading: Bool) {
    refreshButton.isEnabled = !isLoading
    if isLoading {
      errorLabel.isHidden = true
      progress.startAnimating()
    } else {
      progress.stopAnimating()
    }
  }

  func showArticles(_ articles: [ArticlesContract.ArticleViewModel]) {
    rows = articles
    list.reloadData()
  }

  func showError(_ message: String) {
    errorLabel.text = message
    errorLabel.isHidden = false
  }
}

extension ArticlesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.articleSelected(id: rows[indexPath.row].id)
  }
}
