import UIKit

final class RoomViewController: TitledScreen<RoomPresenter> {
  func leave() {
    parent.back()  // expect: dismissal-outside-router "back()"
    show(on: self)  // expect: navigation-outside-router "show(on:)"
    hop()  // expect: navigation-outside-router "hop()"
    appDelegate?.window = nil  // expect: component-uses-app "appDelegate"
  }

  func fill(_ presenter: Pres) {
    presenter.interactor?.load()  // expect: view-uses-interactor "RoomInteractor"
  }

  func fill(_ both: Both) {
    both.0.interactor?.load()  // expect: view-uses-interactor "RoomInteractor"
  }

  func fill(_ presenter: Screen<RoomPresenter>.Pres) {
    presenter.interactor?.load()  // expect: view-uses-interactor "RoomInteractor"
  }
}

final class RoomPresenter {
  var interactor: RoomInteractor?
  var router: RoomRouter?
}

final class RoomInteractor { func load() {} }

final class RoomRouter {}
