final class BillPresenter {
  weak var view: BillViewInput?
  var interactor: BillInteractorInput?
  var router: BillRouter?
}
final class BillRouter {}
protocol BillViewInput: AnyObject {}
