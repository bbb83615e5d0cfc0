enum Receipt {
  final class Interactor {}

  final class Presenter {
    let interactor: Interactor

    init(interactor: Interactor) {
      self.interactor = interactor
    }
  }

  struct Row {
    let interactor: Int
  }
}
