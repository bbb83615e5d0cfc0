// Trap 16: every scene calls its parts Interactor, Presenter, ViewController. Only the qualified name tells
// them apart, and inside a scene the bare name means its own.

enum SaleDetails {}

protocol SaleDetailsBusinessLogic: AnyObject {
  func load()
}

extension SaleDetails {
  final class Interactor {
    typealias BusinessLogic = SaleDetailsBusinessLogic
  }
}

extension SaleDetails.Interactor: SaleDetailsBusinessLogic {
  func load() {}
}
