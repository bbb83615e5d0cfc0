protocol SwapViewInput: AnyObject {
  func show(_ row: SwapRowViewModel)
}

protocol SwapInteractorInput: AnyObject {
  func load()
}

protocol SwapInteractorOutput: AnyObject {
  func loaded(_ price: Int)
}

struct SwapRowViewModel {
  let price: String
}
