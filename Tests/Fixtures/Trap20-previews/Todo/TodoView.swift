// Trap 20: previews make whole modules inside the view's file. They are read, but never judged.
import SwiftUI

struct TodoView: View {
  @ObservedObject var presenter: TodoPresenter

  var body: some View {
    Text(presenter.heading)
  }

  func restart() {
    _ = TodoPresenter(interactor: nil)  // expect: assembly-outside-router
  }
}

#if DEBUG
struct TodoView_Previews: PreviewProvider {
  static var previews: some View {
    let interactor = TodoInteractor()
    let presenter = TodoPresenter(interactor: interactor)
    presenter.interactor?.load()
    return NavigationLink("Open") { TodoView(presenter: presenter) }
  }
}
#endif

#Preview("Empty") {
  TodoView(presenter: TodoPresenter(interactor: TodoInteractor()))
}
