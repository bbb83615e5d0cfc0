// Logic in a folder of its own is its module's, unless it is a use case.
protocol BillInteractorInput: AnyObject { func pay() }
final class BillInteractor: BillInteractorInput { func pay() {} }
final class TaxInteractor {}
