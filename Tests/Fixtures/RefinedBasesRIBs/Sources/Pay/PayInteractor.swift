import RIBs

protocol PayRouting: ViewableRouting {}
protocol PayPresentable: Presentable {}
/// Nobody carries it out: its name alone makes no presenter of it.
protocol PaySummaryPresentable: Presentable {}

final class PayInteractor: PresentableInteractor<PayPresentable> {
  weak var router: PayRouting?
}
