import DesignKit

final class LoanPresenter {
  let interactor = LoanInteractor()
  let title = LabelContent(text: "Loan", font: .title)
}
