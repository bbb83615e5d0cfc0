extension SearchInteractor {
  func find(_ input: SearchViewInput, on screen: SearchScreen) -> SearchInteractorOutput {
    SearchInteractorOutput(found: [input.text])
  }

  func render(_ output: SearchViewOutput, _ rows: SearchPresenterOutput) -> TransactionDisplayable {
    TransactionDisplayable(amount: output.taps)
  }

  func leave(by router: SearchWireframe) {}  // expect: interactor-uses-router
}
