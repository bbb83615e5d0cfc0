import Combine
import UIKit

// Constants, and what an enum without cases makes of what it is given, are no data, whatever they are called; the things that
// the app is about are, and so is what somebody has put there.

enum ColorProvider { static let accent = UIColor(named: "accent") }
enum TitleStore { static let feed = "Feed" }
struct LabelProvider { let title = "x" }
enum HeightWorker { static func height(for text: String) -> CGFloat { CGFloat(text.count) } }
enum SampleStore { static let users = [FeedUser(name: "x")] }
enum TokenStore { static var token: String? }
enum SavedStore { static var token: String? { UserDefaults.standard.string(forKey: "token") } }
enum UserAPI { static func load() async -> String { "" } }
// A `let` that keeps what changes is no constant.
final class TitleKeeper { var title = "" }
enum DraftStore { static let current = TitleKeeper() }
final class SessionStore {
  static let shared = SessionStore()
  let token = CurrentValueSubject<String?, Never>(nil)
}
enum RowStore { static let rows = NSMutableArray() }
