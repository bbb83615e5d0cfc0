import ReactorKit
import SwiftUI

// Another target's `View` is not SwiftUI's, and SwiftUI's is, with its module before it or without.
final class SearchFeed: ReactorKit.View {}

struct SearchCanvas: SwiftUI.View {
  var body: some SwiftUI.View { EmptyView() }
}
