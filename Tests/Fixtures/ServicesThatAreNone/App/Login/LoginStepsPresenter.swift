final class LoginStepsPresenter: LoginViewOutput {
  private let steps: CheckoutStepServiceAPI
  private let prices: PriceServiceAPI  // expect: presenter-uses-service "stores"
  private let routers: LoginRouterProvider

  init(steps: CheckoutStepServiceAPI, prices: PriceServiceAPI, routers: LoginRouterProvider) {
    self.steps = steps
    self.prices = prices
    self.routers = routers
  }

  func viewIsReady() {
    steps.next()
    routers.router().closeLogin()
  }
}
