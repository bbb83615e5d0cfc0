// Leaving a screen is the router's; closing an alert, a search or a system sheet is not leaving.
import MessageUI
import UIKit

extension NoteViewController {
  func leaving() {
    dismiss(animated: true)  // expect: dismissal-outside-router
    self.dismiss(animated: true, completion: nil)  // expect: dismissal-outside-router
    dismiss(animated: true) { print("gone") }  // expect: dismissal-outside-router
    navigationController?.popViewController(animated: true)  // expect: dismissal-outside-router
    _ = navigationController?.popViewController(animated: false)  // expect: dismissal-outside-router
    presentingViewController?.dismiss(animated: true)  // expect: dismissal-outside-router
  }

  func closing(_ alert: UIAlertController, picker: UIImagePickerController, search: UISearchController) {
    alert.dismiss(animated: true)
    picker.dismiss(animated: true, completion: nil)
    search.dismiss(animated: false)
    navigationItem.searchController?.dismiss(animated: true)
    view.endEditing(true)
  }
}

extension NoteViewController: MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: Error?
  ) {
    controller.dismiss(animated: true)
  }
}
