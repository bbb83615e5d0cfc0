import DesignKit

final class GiftPresenter {
  let interactor = GiftInteractor()
  let title = LabelContent(text: "Gift", font: .title)
}
