import SwiftUI

// A binding to a model leads on to all that the model has. A published property shows the stream of its values, which has
// nothing of them.
struct LoginForm: View {
  @ObservedObject var presenter: LoginPresenter
  @Box var counter = LoginCounter()
  @Unheard var other: LoginPresenter

  var body: some View {
    TextField("Name", text: $presenter.interactor.name)  // expect: view-uses-interactor
    Toggle("On", isOn: self.$presenter.interactions.isOn)
    LoginForm(presenter: presenter).padding(2).tag(presenter.interactor.count)  // expect: view-uses-interactor
    Text($counter.interactor.name)  // expect: view-uses-interactor
    Text($other.interactor.name)
  }

  func listen() {
    presenter.$current.name.sink { _ in }
    presenter.$current.sink { $0.count += 1 }  // expect: view-uses-interactor
    presenter.$current.sink { _ in } receiveValue: { $0.count += 1 }  // expect: view-uses-interactor
    presenter.$current.sink { $0.count += 1 } receiveValue: { _ in }
  }

  func edit() {
    @Bindable var model = presenter
    Text($model.interactor.name)  // expect: view-uses-interactor
  }
}

@propertyWrapper
struct Box<Value> {
  var wrappedValue: Value
  var projectedValue: LoginPresenter
}
