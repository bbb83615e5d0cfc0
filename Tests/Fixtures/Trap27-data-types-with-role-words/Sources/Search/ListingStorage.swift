import UIKit

// What lays out a text is a part of the view.
final class ListingStorage: NSTextStorage {}

final class ListingService { func load() {} }

// It codes itself, and does more.
final class RecentStore: Codable {
  var words: [String] = []
  func save() {}
}
