import SwiftUI
import UIKit

final class Condition {
  let onFailure: () -> Void

  init(onFailure: @escaping () -> Void) { self.onFailure = onFailure }
}

enum Checks {
  /// Whoever keeps the condition decides when its closure runs, not who asks for it.
  static func hasFee(from screen: UIViewController) -> Condition {
    Condition.init { screen.present(UIViewController(), animated: true) }
  }

  static func tell(from screen: UIViewController) { screen.present(UIViewController(), animated: true) }
}

final class LoginFeeViewController: UIViewController {
  weak var presenter: LoginPresenter?

  func pay() {
    _ = Checks.hasFee(from: self)
    Checks.tell(from: self)  // expect: navigation-outside-router
  }
}

struct LoginSessionsView: View {
  let sessions: [Sesion]  // expect: view-uses-service

  var body: some View {
    ForEach.init(sessions) { session in
      Button("Load") { session.load() }  // expect: view-uses-service "through `session`"
    }
  }
}

struct LoginHintView: View {
  var body: some View {
    Text.init("Help").linked()  // expect: navigation-outside-router "`linked()`"
  }
}

extension View {
  func linked() -> some View {
    NavigationLink.init(destination: HelpView.init()) { self }
  }
}

struct HelpView: View {
  let presenter = HelpPresenter.init()  // expect: assembly-outside-router
  var body: some View { Text.init("Help") }
}

final class HelpPresenter {
  var interactor: HelpInteractor?
}

final class HelpInteractor {}
