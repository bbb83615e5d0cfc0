import Foundation

final class Vault {
  static let shared = Vault()
  func save() { UserDefaults.standard.set(1, forKey: "n") }
  func limit() -> String { "3" }
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

/// Nobody can make one: it is a name for constants.
struct PeaAPI {
  static let host = "pea.example"
  private init() {}
}
