// Folders of one module are no modules.
enum Checkout {
  enum Logic {
    final class Presenter {}
    final class Interactor {}
  }

  enum Ways {
    final class Router {}
  }
}
