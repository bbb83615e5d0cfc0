import SwiftUI
import UIKit

final class HostedViewController: UIViewController {
  var presenter: HostedPresenter?
  func go() { present(UIHostingController(rootView: OrderProgressScreen()), animated: true) }  // expect: navigation-outside-router
}
struct OrderProgressScreen: View { var body: some View { Text("") } }
final class HostedPresenter {
  var interactor: HostedInteractor?
  var router: HostedRouter?
}
final class HostedInteractor {}
final class HostedRouter {
  static func make() -> HostedInteractor { HostedInteractor() }
}
