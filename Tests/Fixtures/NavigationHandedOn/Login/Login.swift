import SafariServices
import SwiftUI
import UIKit

struct LoginView: View {
  let presenter: LoginPresenter
  @State private var isShown = false

  var body: some View {
    VStack {
      NavigationLink("Track", destination: TrackScreen())  // expect: navigation-outside-router "with `TrackScreen`"
      Text("a").sheet(isPresented: $isShown) { TrackScreen() }  // expect: navigation-outside-router "with `TrackScreen`"
      Text("b").sheet(isPresented: $isShown) { CameraScreen() }
      Text("c").panel($isShown) { TrackView() }  // expect: navigation-outside-router "calls `panel(_:)`"
      Text("d").navigationPanel($isShown) { TrackView() }  // expect: navigation-outside-router "with `TrackView`"
      Text("e").trackPanel($isShown)  // expect: navigation-outside-router "calls `trackPanel(_:)`"
      Text("f").cover($isShown, TrackView())  // expect: navigation-outside-router "calls `cover(_:_:)` with `TrackView`"
      Text("g").link(to: TrackView())  // expect: navigation-outside-router "calls `link(to:)` with `TrackView`"
      Text("h").cover($isShown, Text("i"))
    }
  }
}

final class LoginViewController: PushingViewController {
  var presenter: LoginPresenter!

  override func push(_ screen: UIViewController) {
    screen.hidesBottomBarWhenPushed = true
    super.push(screen)
  }

  func tapped(_ alert: UIAlertController, _ help: UIViewController) {
    alert.present(from: self)  // expect: alert-outside-router
    SFSafariViewController(url: url).present(from: self)  // expect: system-sheet-outside-router
    help.present(from: self)  // expect: navigation-outside-router "calls `present(from:)`"
    presentAll([alert])
    push(help)  // expect: navigation-outside-router "calls `push(_:)`"
    let split = UISplitViewController()
    split.setViewController(help, for: .primary)
  }
  let url = URL(fileURLWithPath: "/")
}

final class LoginPresenter {
  var interactor: LoginInteractor?
  var router: LoginRouter?
}
final class LoginInteractor {}
final class LoginRouter {}
