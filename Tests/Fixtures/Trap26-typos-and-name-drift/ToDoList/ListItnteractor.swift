// Trap 26: misspelt roles and names that drift by one letter stay one module.
import UIKit  // expect: interactor-imports-ui

final class ListInteracter {
  weak var output: ListInteractorOutput?
  private let preSyncServiceCoodrinator = PreSync()
}

struct PreSync {}
