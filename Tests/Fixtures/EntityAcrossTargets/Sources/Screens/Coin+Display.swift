import Domain
import UIKit

extension Coin { var image: UIImage? { nil } }
