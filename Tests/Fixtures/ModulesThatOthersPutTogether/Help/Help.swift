import SwiftUI

struct HelpView: View {
  @ObservedObject var presenter: HelpPresenter
  var body: some View { Text("help") }
}

final class HelpPresenter: ObservableObject {
  private let interactor: HelpInteractor
  private let router = HelpRouter()  // expect: assembly-outside-router
  init(interactor: HelpInteractor) { self.interactor = interactor }
}

final class HelpInteractor {}

final class HelpRouter {
  static func make() -> some View { HelpView(presenter: HelpPresenter(interactor: HelpInteractor())) }
}
