import SwiftUI

typealias Completion<Response> = (Response) -> Void

extension Array {
  func first() -> Element? { nil }
}

struct FeedView: View {
  @AppStorage("count") var count = 0  // expect: keeps-settings "`FeedView` mentions `AppStorage`"
  var element: Element  // expect: feed-design "stores `Element`"
  var body: some View { Text("\(count)") }
  func log() { NSLog("shown") }  // expect: logs "calls `NSLog(_:)`"
}

#Preview {
  FeedView(element: Element())
  Other.go()
}
