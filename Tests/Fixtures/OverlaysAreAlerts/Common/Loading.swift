import SwiftUI
import UIKit

final class LoadingViewController: UIViewController {}
final class MyAlertController: UIViewController {}
final class ToastBannerVC: UIViewController {}
final class HelpViewController: UIViewController {}

struct PermissionAlert: View {
  let text: String
  var body: some View { Text(text) }
}

extension UIViewController {
  func cover(_ alert: UIViewController) { present(alert, animated: true) }
}
