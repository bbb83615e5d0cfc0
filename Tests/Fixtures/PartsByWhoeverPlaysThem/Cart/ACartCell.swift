import UIKit

final class CartRowCell: UITableViewCell {}
