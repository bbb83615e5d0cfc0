public final class Interactor {
  func load() {}
}

public protocol ViewInput: AnyObject {}

public final class Presenter {
  weak var view: ViewInput?
  let interactor: Interactor

  init(interactor: Interactor) {
    self.interactor = interactor
  }
}
