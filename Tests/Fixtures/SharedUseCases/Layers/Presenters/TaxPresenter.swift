final class TaxPresenter {
  var interactor: TaxInteractor?
  var router: TaxRouter?
  var bill: BillInteractorInput?  // expect: module-uses-internals "BillInteractorInput"
}
final class TaxRouter {}
