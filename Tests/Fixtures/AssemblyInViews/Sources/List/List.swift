import SwiftUI
import UIKit

final class ListRouter { func open() {} }

final class ListInteractor { func load() {} }

final class ListPresenter: ObservableObject {
  var interactor: ListInteractor?
  var router: ListRouter?
}

/// What is made elsewhere in a member does not excuse what it asks of the router.
struct ListView: View {
  @ObservedObject var presenter: ListPresenter
  @State private var isShown = false

  var body: some View {
    Text("x")
      .onTapGesture { presenter.router?.open() }  // expect: view-uses-router
      // expect: navigation-outside-router
      .sheet(isPresented: $isShown) {
        DetailView(presenter: DetailPresenter(interactor: DetailInteractor()))  // expect: view-uses-interactor
      }
  }
}

final class ListViewController: UIViewController {
  var presenter: ListPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    let presenter = ListPresenter()  // expect: assembly-outside-router
    presenter.router = ListRouter()  // expect: view-uses-router "reaches", view-uses-router "makes"
    self.presenter = presenter
    presenter.router?.open()  // expect: view-uses-router
  }
}
