import UIKit

final class CardOrderInteractor {
  let receipt = UIImage()
}
