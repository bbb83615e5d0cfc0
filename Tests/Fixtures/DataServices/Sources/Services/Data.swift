import Foundation
import UIKit

final class OrderRepository {
  func latest() -> String { UserDefaults.standard.string(forKey: "order") ?? "" }
}
final class SyncService {
  weak var observer: SyncObserving?
  func add(observer: SyncObserving) { self.observer = observer }
  func upload(_ text: String) {}
}
protocol SyncObserving: AnyObject {}

// A facade: its static members stand before data, or do not.
final class AccountHelper {
  static let iterations = 4096
  static var active: String? { UserDefaults.standard.string(forKey: "account") }
  static func save(_ name: String) { UserDefaults.standard.set(name, forKey: "account") }
  static func load(_ name: String) -> Account { Account(name: AccountHelper.active ?? name) }
  static func shorten(_ name: String) -> String { String(name.prefix(3)) }
}
struct Account { let name: String }

// A second one before the first.
enum Wallets {
  static var current: String { AccountHelper.active ?? "" }
  private static func hidden() { UserDefaults.standard.removeObject(forKey: "account") }
}

// A theme is none, wherever it remembers its colour.
enum AppTheme {
  static var isDark: Bool { UserDefaults.standard.bool(forKey: "dark") }
}

// A singleton: its instance hands the data on, its constants are numbers.
final class PinPreference {
  static let shared = PinPreference()
  static let length = 6
  var pin: String? { UserDefaults.standard.string(forKey: "pin") }
}

protocol ArchiveServiceProtocol { func entries() -> [String] }
final class ArchiveService: ArchiveServiceProtocol {
  func entries() -> [String] { UserDefaults.standard.stringArray(forKey: "archive") ?? [] }
}
final class SketchStorage {
  func count() -> Int { UserDefaults.standard.integer(forKey: "sketches") }
}

/// One picture in a signature makes no piece of the display of what keeps data.
final class ProfileRepository {
  func save(_ name: String) { UserDefaults.standard.set(name, forKey: "name") }
  func upload(_ photo: UIImage) {}
}

/// Nothing but values: data, whatever its name ends in. (What does something serves somebody.)
struct DisplayedRepository {
  var name: String
  var stars: Int
}
