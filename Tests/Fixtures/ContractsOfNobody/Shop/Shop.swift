final class ShopInteractor {
  let endpoint: BaseRouter
  var balance: BalanceView?
  init(endpoint: BaseRouter) { self.endpoint = endpoint }
  func load() -> String {
    track(ShopPageView(name: "shop"))
    return endpoint.request()
  }
  private func track(_ page: PageView) {}
}

protocol ShopViewInput: AnyObject { func show(_ model: ModelForShopView) }

struct ModelForShopView { let title: String }

final class ShopPresenter {
  weak var view: ShopViewInput?
  let interactor: ShopInteractor
  init(interactor: ShopInteractor) { self.interactor = interactor }
  func present() { view?.show(ModelForShopView(title: interactor.load())) }
}
