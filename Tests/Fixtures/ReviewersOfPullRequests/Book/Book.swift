import UIKit

protocol BookInteracting { func load() }
final class BookInteractor: BookInteracting { func load() {} }
final class BookPresenter {
  let interactor: BookInteracting
  init(interactor: BookInteracting) { self.interactor = interactor }
  func rows() -> [LabelPresenter] {  // expect: module-uses-internals
    // Made by whoever puts rows together: it is no assembly of a screen.
    let content = LabelInteractor(text: "title")  // expect: module-uses-internals
    return [LabelPresenter(interactor: content)]  // expect: module-uses-internals
  }
}
final class BookRouter {}

final class BookViewController: UIViewController {
  var presenter: BookPresenter!

  func refresh() {
    // expect: view-uses-interactor
    let interactor: BookInteracting = BookInteractor()  // expect: view-uses-interactor
    interactor.load()  // expect: view-uses-interactor
  }
}
