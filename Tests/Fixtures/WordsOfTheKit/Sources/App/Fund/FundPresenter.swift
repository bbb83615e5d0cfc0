import DesignKit

final class FundPresenter {
  let interactor = FundInteractor()
  let title = LabelContent(text: "Fund", font: .title)
}
