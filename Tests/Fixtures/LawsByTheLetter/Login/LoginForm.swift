import SwiftUI

extension EnvironmentValues {
  var loginInteractor: LoginInteractorInput {
    get { LoginInteractor() }
    set {}
  }
}

struct LoginForm: View {
  // expect: view-uses-interactor "stores interactor `LoginInteractorInput` in `interactor`"
  @Environment(\.loginInteractor) private var interactor
  var body: some View { Text("") }
}
