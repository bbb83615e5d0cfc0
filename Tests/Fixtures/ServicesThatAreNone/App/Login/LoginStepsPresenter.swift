final class LoginStepsPresenter: LoginViewOutput {
  private let steps: CheckoutStepServiceAPI
  private let prices: PriceServiceAPI  // expect: presenter-uses-service "stores"
  private let routers: LoginRouterProvider
  private let tools: LoginUIUtilityProvider
  private let heights: RowCellHeightProvider

  init(steps: CheckoutStepServiceAPI, prices: PriceServiceAPI, routers: LoginRouterProvider, tools: LoginUIUtilityProvider, heights: RowCellHeightProvider) {
    self.steps = steps
    self.prices = prices
    self.routers = routers
    self.tools = tools
    self.heights = heights
  }

  func viewIsReady() {
    steps.next()
    tools.reload()
    _ = heights.height(with: 1)
    routers.router().closeLogin()
  }
}
