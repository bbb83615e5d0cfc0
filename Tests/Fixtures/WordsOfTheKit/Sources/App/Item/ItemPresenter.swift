import DesignKit

final class ItemPresenter {
  let interactor = ItemInteractor()
  let title = LabelContent(text: "Item", font: .title)
}
