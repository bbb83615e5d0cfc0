import UIKit
struct Plain { var c: UIColor }
