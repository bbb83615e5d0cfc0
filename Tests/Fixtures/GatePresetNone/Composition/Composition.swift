final class Session {
  static let shared = Session()
  var name = ""
}

enum Composition {
  static func start() -> Greeter { Greeter(name: Session.shared.name) }
}
