protocol ViewToGridMapping {
  func map()
}

protocol PresenterToViewModelMapping {
  func map()
}

final class StoreToServiceBridge {}
