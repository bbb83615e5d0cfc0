import Foundation

// It keeps one of itself, and others make more of them: no singleton.
final class Palette {
  static let light = Palette()
  var name: String? { UserDefaults.standard.string(forKey: "palette") }
}
