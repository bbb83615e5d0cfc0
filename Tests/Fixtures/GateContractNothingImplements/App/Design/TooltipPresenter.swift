import UIKit

final class TooltipPresenter {
  weak var router: TooltipRouter?
  func present(_ text: String, above view: UIView) { view.addSubview(UILabel()) }
}

protocol TooltipRouter: AnyObject { func next(after id: String) -> String? }
