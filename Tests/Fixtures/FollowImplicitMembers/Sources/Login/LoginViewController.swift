import UIKit

final class LoginViewController: UIViewController {
  // expect: view-uses-interactor
  private let worker: LoginInteractor = .init()
  private let counter: LoginCounter = .init()
  private var presenter = LoginPresenter()  // expect: assembly-outside-router
  private var state = LoginState.idle

  func start(_ work: (LoginInteractor) -> Void, _ count: (LoginCounter) -> Void) {  // expect: view-uses-interactor
    work(.shared)  // expect: view-uses-interactor
    count(.shared)
    use(.make())  // expect: view-uses-interactor
    tell(.make())
    use(isEditing ? .make() : .shared)  // expect: view-uses-interactor, view-uses-interactor
    presenter = .init(interactor: .shared)  // expect: view-uses-interactor, assembly-outside-router
  }

  private func use(_ worker: LoginInteractor) {}  // expect: view-uses-interactor
  private func tell(_ counter: LoginCounter) {}

  func show(_ states: [LoginState]) {
    switch state {
    case .idle: break
    case .running(let someone, let presenter):
      someone.load()  // expect: view-uses-interactor
      presenter.interactor.load()  // expect: view-uses-interactor
    case let .counting(someone): someone.load()
    }
    if case .running(_, presenter: let brain) = state {
      brain.interactor.load()  // expect: view-uses-interactor
    }
    for case .counting(let someone) in states { someone.load() }
    for case LoginState.running(let someone, _) in states { someone.load() }  // expect: view-uses-interactor
    guard case .running(let both) = state else { return }
    both.presenter.interactor.load()  // expect: view-uses-interactor
  }

  func finish(_ result: Result<LoginPresenter, Error>) {
    switch result {
    case .success(let someone): someone.interactor.load()  // expect: view-uses-interactor
    case .failure(let error): print(error)
    }
    if case .some(.success(let someone)) = Optional(result) {
      someone.interactor.load()  // silent: what a call from outside hands back is not followed
    }
  }
}
