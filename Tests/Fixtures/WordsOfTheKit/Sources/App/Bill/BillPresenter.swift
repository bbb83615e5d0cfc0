import DesignKit

final class BillPresenter {
  let interactor = BillInteractor()
  let title = LabelContent(text: "Bill", font: .title)
}
