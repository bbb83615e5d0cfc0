import UIKit

enum DetailBuilder {
  static func build() -> UIViewController {
    let screen = DetailViewController()
    return screen
  }
}

/// It hands on what another builder makes.
struct ScreenBuilder {
  func detail() -> some View { DetailAssembly().build() }
}

/// It makes a part under another name.
struct DetailAssembly {
  typealias Logic = DetailPresenter
  func build() -> some View {
    let logic = Logic(interactor: DetailInteractor(), router: DetailRouter())
    return Text("\(logic)")
  }
}
