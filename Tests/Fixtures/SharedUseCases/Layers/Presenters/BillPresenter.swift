final class BillPresenter {
  var interactor: BillInteractorInput?
  var router: BillRouter?
}
final class BillRouter {}
