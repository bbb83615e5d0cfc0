import Foundation
final class Session {
  static let shared = Session()
  func save(_ x: String) { UserDefaults.standard.set(x, forKey: "x") }
  func sum(_ a: Int, _ b: Int) -> String { "\(a + b)" }
}
