extension Scenes.Profile {
  final class Presenter {}
  final class Router {}

  final class Interactor {
    func load() {}
  }
}
