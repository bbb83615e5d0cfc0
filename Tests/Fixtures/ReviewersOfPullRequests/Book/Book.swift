import UIKit

protocol BookInteracting { func load() }
final class BookInteractor: BookInteracting { func load() {} }
final class BookPresenter {
  let interactor: BookInteracting
  init(interactor: BookInteracting) { self.interactor = interactor }
  func rows() -> [LabelPresenter] {
    // A row is put together by the screen that shows it: no assembly, and no inside of another module.
    let content = LabelInteractor(text: "title")
    return [LabelPresenter(interactor: content)]
  }
}
final class BookRouter {}

final class BookViewController: UIViewController {
  var presenter: BookPresenter!

  func refresh() {
    // What a line names and makes at once is told once.
    let interactor: BookInteracting = BookInteractor()  // expect: view-uses-interactor
    interactor.load()  // expect: view-uses-interactor
  }
}
