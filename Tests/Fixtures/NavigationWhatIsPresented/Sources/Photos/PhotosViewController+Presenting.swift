// `present(_:animated:completion:)` is an alert, a system sheet or a screen by the type of its argument.
// What has no known type is silent.
import PhotosUI
import SafariServices
import UIKit
import VendorKit

final class PhotosErrorAlert: UIAlertController {}

class SystemPicker: UIImagePickerController {}

final class PhotosPicker: SystemPicker {}

extension PhotosViewController {
  func alerts(_ alert: UIAlertController, error: PhotosErrorAlert?) {
    present(alert, animated: true)
    if let error { present(error, animated: true, completion: nil) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    navigationController?.present(sheet, animated: true) { print("shown") }
    // A search goes nowhere.
    present(UISearchController(searchResultsController: nil), animated: true)
  }

  func systemSheets(_ address: URL, picker: PhotosPicker) {
    present(SFSafariViewController(url: address), animated: true)  // expect: system-sheet-outside-router
    present(picker, animated: true)  // expect: system-sheet-outside-router
    let share = UIActivityViewController(activityItems: [address], applicationActivities: nil)
    share.popoverPresentationController?.sourceView = view
    present(share, animated: true)  // expect: system-sheet-outside-router
    let photos = PHPickerViewController(configuration: PHPickerConfiguration())
    self.present(photos, animated: true, completion: nil)  // expect: system-sheet-outside-router
  }

  func screens(_ screen: PhotosViewController, other: UIViewController?, title: String) {
    present(screen, animated: true)  // expect: navigation-outside-router
    present(other!, animated: false)  // expect: navigation-outside-router
    guard let other else { return }
    present(title.isEmpty ? other : screen, animated: true)  // expect: navigation-outside-router
    present(other as UIViewController, animated: true)  // expect: navigation-outside-router
    present(UINavigationController(rootViewController: other), animated: true)  // expect: navigation-outside-router
    parent?.present(makeScreen(), animated: true)  // expect: navigation-outside-router
  }

  func unknown() {
    present(VendorKit.makeSomething(), animated: true)
    present(mystery, animated: true)
  }

  private func makeScreen() -> UIViewController { UIViewController() }
}
