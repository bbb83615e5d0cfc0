import UIKit

// What lays out a text is a part of the view.
final class ListingStorage: NSTextStorage {}

final class ListingService { func load() {} }
