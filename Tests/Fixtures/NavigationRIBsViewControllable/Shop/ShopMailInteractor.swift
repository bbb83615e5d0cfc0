import ModernRIBs

protocol ShopMailBuildable: Buildable {
  func build() -> ViewableRouting
}

final class ShopMailInteractor: Interactor {
  weak var router: ShopRouting?
  private let builder: ShopMailBuildable
  init(builder: ShopMailBuildable) { self.builder = builder }

  func open() {
    _ = builder.build()  // expect: assembly-outside-router
  }
}
