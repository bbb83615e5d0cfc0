protocol LeasingInteractorProtocol {
  func lease()
}

final class LeasingInteractor: LeasingInteractorProtocol {
  func lease() {}
}
