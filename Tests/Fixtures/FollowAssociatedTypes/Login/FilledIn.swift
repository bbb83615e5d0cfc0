import UIKit

// What fills a generic base in says what its associated types are.
protocol LoginModuleKind {
  associatedtype Presenter
  associatedtype Title
}
protocol LoginFilledPresenting { var interactor: LoginFilledInteracting { get } }
protocol LoginFilledInteracting { func load() }

final class LoginFilledInteractor: LoginFilledInteracting { func load() {} }
final class LoginFilledPresenter: LoginFilledPresenting {
  let interactor: LoginFilledInteracting
  init(interactor: LoginFilledInteracting) { self.interactor = interactor }
}

enum LoginFilledModule: LoginModuleKind {
  typealias Presenter = LoginFilledPresenting
  typealias Title = String
}
/// Has a type of that name, and is no module.
enum LoginFilledTheme { typealias Presenter = LoginFilledInteracting }

class FilledController<Theme, M: LoginModuleKind>: UIViewController {
  var presenter: M.Presenter!
  // A function's own parameter is another one.
  func find<N: LoginModuleKind>(_ module: N.Type) -> N.Presenter { fatalError() }
}

final class LoginFilledViewController: FilledController<LoginFilledTheme, LoginFilledModule> {
  func tap() {
    presenter.interactor.load()  // expect: view-uses-interactor
    find(RowModule.self).interactor.load()
  }
}

enum RowModule: LoginModuleKind {
  typealias Presenter = Row
  typealias Title = String
}
struct Row { let interactor = RowLoader() }
struct RowLoader { func load() {} }
