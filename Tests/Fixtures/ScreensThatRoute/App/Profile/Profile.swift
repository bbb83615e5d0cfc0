import SwiftUI

// What shows the screens of its router, by the router's own name, is the router's.
struct ProfileCoordinatorView: View {
  @StateObject var coordinator: ProfileCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) { coordinator.start() }
  }
}

final class ProfileCoordinator: ObservableObject {
  @Published var path = NavigationPath()

  func start() -> some View { ProfileView(presenter: ProfilePresenter()) }
  func open() { path.append(ProfileView(presenter: ProfilePresenter())) }
}

struct ProfileView: View {
  let presenter: ProfilePresenter
  var body: some View { Text("Profile") }
}

final class ProfilePresenter {
  var interactor: ProfileInteractor?
}

final class ProfileInteractor {}

// The same kind of name, and no router in it.
struct ProfileRouterView: View {
  var body: some View { Text("A router for your home") }
}

final class ProfileRouter {
  func open() -> some View { ProfileView(presenter: ProfilePresenter()) }
}
