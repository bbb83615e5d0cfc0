import UIKit
class ThemeManager { var c: UIColor? }
struct Palette: Codable {}
