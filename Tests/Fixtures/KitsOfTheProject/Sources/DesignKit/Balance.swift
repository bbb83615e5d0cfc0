public final class BalanceView: UIView {
  public var presenter: BalancePresenter?
}

// How a plain view looks is all that there is to say of it here.
public final class BalancePresenter {
  public let amountColour: UIColor
  public var alignment: UIStackView.Alignment = .center
  var interactor: BalanceInteractor?

  init(amountColour: UIColor) { self.amountColour = amountColour }

  func open() {
    let screen: UIViewController? = nil  // expect: presenter-uses-ui
    _ = screen
  }

  // expect: presenter-uses-ui "UIWindow"
  func show(in window: UIWindow, container: UINavigationController) {  // expect: presenter-uses-ui "UINavigationController"
    _ = (window, container)
  }
}

final class BalanceInteractor {}
