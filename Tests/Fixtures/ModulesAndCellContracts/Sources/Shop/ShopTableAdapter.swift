import UIKit

/// What a table's adapter shows it shows for the view that keeps it.
final class TableAdapter: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "plan", for: indexPath) as! PlanCell
  }
}

final class PlanCell: UITableViewCell {
  func open(_ url: URL) { UIApplication.shared.open(url) }  // expect: url-opened-outside-router
}
