import UIKit  // expect: interactor-imports-ui
final class ShopInteractor {}
