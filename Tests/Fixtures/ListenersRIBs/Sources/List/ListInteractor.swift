import RIBs

protocol ListPresentable: Presentable {}
protocol ListRouting: ViewableRouting {}

final class ListInteractor: PresentableInteractor<ListPresentable> {
  weak var router: ListRouting?
}
