protocol CartModuleOutput: AnyObject {}

// expect: module-lacks-part "has view, interactor, presenter but no router"
final class CartPresenter {
  weak var output: CartModuleOutput?
  let interactor: CartInteractor
  init(interactor: CartInteractor) { self.interactor = interactor }
}
