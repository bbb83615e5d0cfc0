import DesignKit

final class DealPresenter {
  let interactor = DealInteractor()
  let title = LabelContent(text: "Deal", font: .title)
}
