import DesignKit

final class CardPresenter {
  let interactor = CardInteractor()
  let title = LabelContent(text: "Card", font: .title)
}
