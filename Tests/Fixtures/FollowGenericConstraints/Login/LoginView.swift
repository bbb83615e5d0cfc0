import SwiftUI

struct LoginView<Model: LoginPresenting>: View {
  let model: Model

  var body: some View {
    Button("Go") {
      model.interactor.load()  // expect: view-uses-interactor
    }
  }
}

struct LoginPanel<Model>: View where Model: LoginPresenting {
  let model: Model
  let title: String

  var body: some View {
    Button(title) {
      model.viewReady()
      model.interactor.load()  // expect: view-uses-interactor
    }
  }

  func tell<Other: Identifiable>(_ other: Other, interactor: Model) {
    print(other.id)
    interactor.viewReady()
  }

  func watch(_ updates: Updates<LoginInteractorInput>.Stream) {}  // expect: view-uses-interactor

  func run(_ worker: some LoginInteractorInput) {  // expect: view-uses-interactor
    worker.load()  // expect: view-uses-interactor
  }
}

struct Updates<Value> { struct Stream {} }
