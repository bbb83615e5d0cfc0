import UIKit

enum Base {
  class Brain {}
}

/// Another one of that name is no base.
enum Other {
  class Brain {}
}

final class LoginViewController: UIViewController {
  var brain: LoginBrain?
  var work: LoginWork?  // expect: view-uses-interactor "LoginWork"
}

final class LoginBrain: Base.Brain {
  weak var view: LoginViewController?
  var router: LoginRouter?
  var work: LoginWork?
}

final class LoginMemory: Other.Brain {}

// viperlint:role none
final class LoginSketch: Base.Brain {}

final class LoginRouter {}
