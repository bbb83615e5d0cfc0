import SwiftUI

struct DetailView: View {
  @StateObject private var presenter = DetailPresenter()
  var id = 0

  var body: some View { Text("Detail \(id)") }
}
