import SwiftUI
import WorkerKit

final class MusicPresenter: ObservableObject { let interactor = MusicInteractor() }  // expect: assembly-outside-router
final class MusicInteractor { func play() {} }
struct MusicView: View {
  @ObservedObject var presenter: MusicPresenter
  @Environment(\.dismiss) private var dismiss
  let worker = Worker()
  var body: some View {
    Button("play") { presenter.interactor.play() }  // expect: view-uses-interactor
    Button("done") { dismiss() }  // expect: dismissal-outside-router
  }
}
final class MusicRouter {}
