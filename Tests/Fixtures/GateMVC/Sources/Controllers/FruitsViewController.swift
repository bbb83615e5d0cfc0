import UIKit

final class FruitsViewController: UITableViewController {
  private var fruits: [Fruit] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let address = URL(string: "https://example.org/fruits") else { return }
    URLSession.shared.dataTask(with: address) { [weak self] data, _, _ in
      guard let data, let fruits = try? JSONDecoder().decode([Fruit].self, from: data) else { return }
      DispatchQueue.main.async {
        self?.fruits = fruits
        self?.tableView.reloadData()
      }
    }.resume()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = FruitViewController(fruit: fruits[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? FruitViewController)?.title = "Fruit"
  }
}
