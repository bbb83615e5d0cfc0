// Trap 21: called a view model, but it holds the interactor and takes its output: a presenter.
import UIKit  // expect: presenter-imports-ui

final class SwapViewModel {
  weak var view: SwapViewInput?
  private let interactor: SwapInteractorInput

  init(interactor: SwapInteractorInput) {
    self.interactor = interactor
  }

  func viewReady() {
    interactor.load()
  }
}

extension SwapViewModel: SwapInteractorOutput {
  func loaded(_ price: Int) {
    view?.show(SwapRowViewModel(price: "\(price)"))
  }
}
