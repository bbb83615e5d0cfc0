import SwiftUI

struct NotesView: View {
  let presenter: NotesPresenter
  var body: some View { Text("notes") }
}
