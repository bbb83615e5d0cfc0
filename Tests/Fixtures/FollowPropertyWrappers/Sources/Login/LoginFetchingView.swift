import Factory
import SwiftUI

// A key path says where a wrapper fetches the value from.
struct LoginFetchingView: View {
  @InjectedObject(\.presenter) private var presenter
  @LazyInjected(\.counter) private var counter
  @Environment(\.guide) private var guide
  @Environment(\.tally) private var tally
  @Found(\.presenter) private var found
  @Supplied(\.supplier) private var supplied

  var body: some View {
    Button("Go") {
      presenter.interactor.load()  // expect: view-uses-interactor
      guide?.interactor.load()  // expect: view-uses-interactor
      found.interactor.load()  // expect: view-uses-interactor
      supplied.interactor.load()  // expect: view-uses-interactor
      Container.shared.presenter().interactor.load()  // expect: view-uses-interactor
      counter.load()
      tally.load()
      Container.shared.counter().load()
    }
  }
}
