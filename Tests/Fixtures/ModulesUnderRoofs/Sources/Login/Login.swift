extension Scenes.Login {
  final class Presenter {
    let interactor: Interactor
    let router: Router

    init(interactor: Interactor, router: Router) {
      self.interactor = interactor
      self.router = router
    }

    func ask(_ other: Scenes.Profile.Interactor) {  // expect: module-uses-internals
      other.load()  // expect: module-uses-internals
    }
  }

  final class Interactor {}
  final class Router {}
}
