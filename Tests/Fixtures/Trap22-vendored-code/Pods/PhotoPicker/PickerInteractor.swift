import UIKit

final class PickerInteractor {
  let presenter = PickerPresenter()
}

final class PickerPresenter {}
