import UIKit

protocol ErrorShowing {}

// The code of a mixin is that of those who take it up.
extension ErrorShowing where Self: UIViewController {
  func remember(_ text: String) { UserDefaults.standard.set(text, forKey: "error") }  // expect: view-uses-service
}
