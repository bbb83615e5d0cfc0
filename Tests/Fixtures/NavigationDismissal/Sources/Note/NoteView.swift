import SwiftUI

struct NoteView: View {
  let presenter: NotePresenter
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.presentationMode) private var written: Binding<PresentationMode>
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Close") { dismiss() }  // expect: dismissal-outside-router
      Button("Back") { mode.wrappedValue.dismiss() }  // expect: dismissal-outside-router
      Button("Back") { written.wrappedValue.dismiss() }  // expect: dismissal-outside-router
      Button("Hide") { isShown = false }
    }
  }
}
