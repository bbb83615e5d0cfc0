import UIKit

enum CardBuilder {
  static func build() -> UIViewController {
    let view = CardViewController()
    view.presenter = CardPresenter()
    return view
  }
}

protocol Cancelling {}
extension CardPresenter: Cancelling {}
