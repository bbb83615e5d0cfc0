import SwiftUI

// What a view observes is its state, whatever it is called; but not where interactors get their data from.
final class FormStore: ObservableObject {
  @Published var title = ""
}

final class BasketStore: ObservableObject {
  @Published var items: [String] = []
}

final class NavigationService {
  var path: [String] = []
}

struct FeedForm: View {
  let presenter: FeedPresenter
  @StateObject var form = FormStore()
  @ObservedObject var basket: BasketStore  // expect: view-uses-service

  var body: some View {
    Text(form.title)
    if Session.shared.isOpen { Text("open") }  // expect: view-uses-service
    if Session.shared.isNamed { Text("named") }  // expect: view-uses-service
    Text(Session.shared.name ?? "")  // expect: view-uses-service
    Text("\(Session.shared.length)")
  }
}

final class FeedFormInteractor {
  let basket: BasketStore
  init(basket: BasketStore) { self.basket = basket }
}
