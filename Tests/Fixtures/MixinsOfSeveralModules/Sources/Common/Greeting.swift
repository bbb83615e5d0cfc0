protocol Greeting {}

/// As much the one module's code as the other's.
extension Greeting {
  // expect: view-uses-interactor
  func greet(_ presenter: OtherPresentation?, _ interactor: OtherInteractor) {
    presenter?.appeared()
    interactor.load()  // expect: view-uses-interactor
  }
}
