final class SwapInteractor: SwapInteractorInput {
  weak var output: SwapInteractorOutput?

  func load() {
    output?.loaded(3)
  }
}
