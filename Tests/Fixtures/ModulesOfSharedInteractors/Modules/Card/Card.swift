// An interactor of another name that only this module has to do with is a part of it.
import Foundation

protocol BlockInteractorProtocol {
  func block()
}

final class BlockInteractor: BlockInteractorProtocol {
  func block() {}
}

final class CardPresenter {
  private let interactor: BlockInteractorProtocol

  init(interactor: BlockInteractorProtocol) {
    self.interactor = interactor
  }

  func block() { interactor.block() }
}
