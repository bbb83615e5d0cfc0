import DesignKit

final class PlanPresenter {
  let interactor = PlanInteractor()
  let title = LabelContent(text: "Plan", font: .systemFont(ofSize: 12))
  let skip = ButtonContent.secondary("Skip")
  let caption: Caption? = nil
  lazy var isComplete = TextValidationFactory.notEmpty(title)
}
