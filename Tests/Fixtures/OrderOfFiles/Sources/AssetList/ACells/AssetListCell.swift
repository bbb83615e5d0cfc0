import UIKit

final class AssetListCell: UITableViewCell {}
