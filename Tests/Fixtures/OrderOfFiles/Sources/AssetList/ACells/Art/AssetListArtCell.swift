import UIKit

/// Two folders below the module's: it belongs there because `AssetListCell` does, whose file comes later.
final class AssetListArtCell: UITableViewCell {}
