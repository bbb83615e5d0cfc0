final class LoginStepsPresenter: LoginViewOutput {
  private let steps: CheckoutStepServiceAPI
  private let prices: PriceServiceAPI  // expect: presenter-uses-service "stores"
  private let routers: LoginRouterProvider
  private let tools: LoginUIUtilityProvider
  private let heights: RowCellHeightProvider
  private let flags: FeatureFlagServiceAPI
  private let flagLoader: FeatureFlagLoaderAPI  // expect: presenter-uses-service "stores"

  var leading: CheckoutLeading?
  var completion: OrderCompletionStateServiceAPI?
  var order: OrderStateServiceAPI?
  var cart: CartStateServiceAPI?  // expect: presenter-uses-service "stores"
  var user: UserStateServiceAPI?  // expect: presenter-uses-service "stores"
  var editor: FeatureFlagEditorServiceAPI?  // expect: presenter-uses-service "stores"
  var priced: PricedOrderServiceAPI?  // expect: presenter-uses-service "stores"

  init(steps: CheckoutStepServiceAPI, prices: PriceServiceAPI, routers: LoginRouterProvider, tools: LoginUIUtilityProvider, heights: RowCellHeightProvider, flags: FeatureFlagServiceAPI, flagLoader: FeatureFlagLoaderAPI) {
    self.steps = steps
    self.prices = prices
    self.routers = routers
    self.tools = tools
    self.heights = heights
    self.flags = flags
    self.flagLoader = flagLoader
  }

  func viewIsReady() {
    if flags.isEnabled("steps") { steps.next() }
    flagLoader.load { _ in }  // expect: presenter-uses-service "calls"
    tools.reload()
    leading?.back()
    completion?.orderCompleted()
    order?.orderCompleted()
    editor?.enable("steps")  // expect: presenter-uses-service "calls"
    cart?.clear()  // expect: presenter-uses-service "calls"
    user?.logOut()  // expect: presenter-uses-service "calls"
    _ = heights.height(with: 1)
    routers.router().closeLogin()
  }
}
