import DesignKit

final class MailPresenter {
  let interactor = MailInteractor()
  let title = LabelContent(text: "Mail", font: .title)
}
