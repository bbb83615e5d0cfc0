import Foundation

final class ProfileViewModel {
  private let defaults = UserDefaults.standard
  var name: String { defaults.string(forKey: "name") ?? "" }
}
