import UIKit

// It names its cell in a cast alone.
final class PlanAdapter: NSObject, UITableViewDataSource {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "plan", for: path) as! PlanCell
    cell.configure("monthly")
    return cell
  }
}
