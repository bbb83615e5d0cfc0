import SwiftUI

struct LoginView: View {
  let presenter: LoginPresenter
  #if DEBUG
  let worker: LoginInteractor?  // expect: view-uses-interactor
  #else
  let worker: LoginCounter?
  #endif

  var body: some View {
    Button("Go") {
      #if os(iOS)
      presenter.interactor.load()  // expect: view-uses-interactor
      #elseif os(macOS)
      presenter.interactor.load()  // expect: view-uses-interactor
      #else
      presenter.interactions.load()
      #endif
    }
    #if os(iOS)
    .onAppear { presenter.interactor.load() }  // expect: view-uses-interactor
    #endif
    .disabled(presenter.interactions.count > 0)
  }
}
