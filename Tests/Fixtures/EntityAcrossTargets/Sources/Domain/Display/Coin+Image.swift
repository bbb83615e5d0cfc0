import UIKit

/// What another folder adds leaves the entity free of it.
extension Coin { var image: UIImage? { UIImage(named: name) } }
