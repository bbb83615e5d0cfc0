import UIKit

protocol LoginInteractorInput {
  func logIn()
}

protocol LoginLogging: LoginInteractorInput {}

final class LoginInteractor: LoginInteractorInput, LoginLogging {
  func logIn() {}
}

final class LoginInteractorMock: LoginInteractorInput {
  func logIn() {}
}

final class LoginPresenter {
  var interactor: LoginInteractorInput?
}

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  var whole: LoginWhole?  // expect: view-uses-interactor "LoginWhole"
  var brain: LoginBrain?  // expect: view-uses-interactor "LoginBrain"
  var notion: Notion?  // expect: view-uses-interactor "Notion"
  var mood: LoginMood?
  var callback: LoginCallback?
}

// viperlint:role interactor
typealias Notion = Thinking & Speaking
protocol Thinking {}
protocol Speaking {}
