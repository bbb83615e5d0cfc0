import UIKit

class AlertManager {  // expect-role: none
  let defaults = UserDefaults.standard
  func show(on screen: UIViewController) { screen.present(UIAlertController(), animated: true) }
}
class HintManager {  // expect-role: none
  let defaults = UserDefaults.standard
  func show(_ label: UILabel) { label.text = defaults.string(forKey: "a") }
}
class WindowHelper {  // expect-role: none
  let defaults = UserDefaults.standard
  var window: UIWindow?
}
class PickHandler: NSObject, UIImagePickerControllerDelegate {  // expect-role: none
  let cache = NSCache<NSString, NSString>()
}
class ThemeManager {  // expect-role: none
  func current() -> String? { UserDefaults.standard.string(forKey: "theme") }
}
class AppThemeHelper {  // expect-role: none
  func current() -> String? { UserDefaults.standard.string(forKey: "theme") }
}
class LoginNameManager {  // expect-role: none
  let defaults = UserDefaults.standard
  var screen: LoginViewController?
}
class ImageStorage {  // expect-role: service
  let defaults = UserDefaults.standard
  func show(_ label: UILabel) { label.text = defaults.string(forKey: "a") }
}
enum CaselessService { static func load() {} }  // expect-role: none
enum CaselessAPI { static func load() { URLSession.shared.dataTask(with: URL(string: "a")!).resume() } }  // expect-role: none
struct API { static let base = "https://a"; static let key = "k" }  // expect-role: none
class UserAPI { static let base = "https://a" }  // expect-role: none
struct DefaultsStorage { static let one = 1; static let two = "b" }  // expect-role: none
protocol CellDataProvider { var title: String { get } }  // expect-role: none
struct RowData: CellDataProvider { let title: String }  // expect-role: none
class BoxData: CellDataProvider { var title = "" }  // expect-role: none
