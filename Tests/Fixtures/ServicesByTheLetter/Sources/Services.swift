import Foundation

final class Vault {
  static let shared = Vault()
  func save() { UserDefaults.standard.set(1, forKey: "n") }
  func limit() -> String { "3" }
  func token() -> String { Vault.kept }
  private static var kept = ""
}

final class TripAPI {
  static let shared = TripAPI()
  func load() { URLSession.shared.dataTask(with: url).resume() }
}

final class Row {
  var api: TripAPI?
  init(api: TripAPI? = nil) { self.api = api }
  func take(_ api: TripAPI) { self.api = api }
}

/// Written with its target it is the same.
final class CropManager {
  func load() { Foundation.UserDefaults.standard.set(1, forKey: "a") }
}

/// A type of the project is none of Firebase's.
struct Theme {
  enum Storage { case light, dark }
}

final class LookManager {
  var kind: Theme.Storage = .light
}

/// The type has no objects: it is a name for constants.
struct PeaAPI {
  static let host = "pea.example"
  private init() {}
}
