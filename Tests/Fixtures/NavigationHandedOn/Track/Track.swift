import SwiftUI
import UIKit

struct TrackView: View {
  let presenter = TrackPresenter()
  var body: some View { Text(presenter.title) }
}

final class TrackViewController: PushingViewController {
  var presenter: TrackPresenter!
}

struct TrackScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { TrackBuilder.build() }
  func updateUIViewController(_ screen: UIViewController, context: Context) {}
}

struct CameraScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { CameraViewController() }
  func updateUIViewController(_ screen: UIViewController, context: Context) {}
}

final class CameraViewController: UIViewController {}

final class TrackPresenter {
  var title = ""
  var interactor: TrackInteractor?
  var router: TrackRouter?
}
final class TrackInteractor {}
final class TrackRouter {}
enum TrackBuilder {
  static func build() -> UIViewController {
    let screen = TrackViewController()
    screen.presenter = TrackPresenter()
    return screen
  }
}
