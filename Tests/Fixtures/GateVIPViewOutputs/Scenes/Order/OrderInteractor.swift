protocol OrderInteractorInput: OrderViewControllerOutput {}

protocol OrderInteractorOutput {
  func presentPaid()
}

final class OrderInteractor: OrderInteractorInput {
  var output: OrderInteractorOutput?

  func pay() { output?.presentPaid() }
}
