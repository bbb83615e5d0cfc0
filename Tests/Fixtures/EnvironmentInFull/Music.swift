import SwiftUI

/// A project with a type of this name writes the wrapper of SwiftUI in full.
struct Environment { static let server = "dev" }

final class MusicPresenter: ObservableObject { var interactor: MusicInteractor? }
final class MusicInteractor {}
struct MusicView: View {
  @ObservedObject var presenter: MusicPresenter
  @SwiftUI.Environment(\.dismiss) private var dismiss
  @SwiftUI.Environment(\.openURL) private var openURL
  @SwiftUI.Environment(\.presentationMode) private var mode
  var body: some View {
    Button("done") { dismiss() }  // expect: dismissal-outside-router
    Button("more") { openURL(MusicView.address) }  // expect: url-opened-outside-router
    Button("back") { mode.wrappedValue.dismiss() }  // expect: dismissal-outside-router
  }
  static let address = URL(fileURLWithPath: "/")
}
final class MusicRouter {}
