import DesignKit

struct HomeView: View {
  @ObservedObject var presenter: HomePresenter

  var body: some View { Text("Home") }
}

final class HomePresenter: ObservableObject {
  var interactor: HomeInteractor?
}

final class HomeInteractor {}
