import UIKit

extension Settings { public var tint: UIColor { UIColor.red } }
