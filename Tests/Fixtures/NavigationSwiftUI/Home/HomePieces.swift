import SwiftUI

struct HomeFilter: View {
  var body: some View { Text("Filter") }
}

struct HomeRow: View {
  let title: String
  var body: some View { Text(title) }
}

struct HomeItem: Identifiable {
  let id: Int
}

enum HomeRoute: Hashable {
  case detail
}
