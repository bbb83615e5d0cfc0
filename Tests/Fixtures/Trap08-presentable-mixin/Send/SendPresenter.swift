final class SendPresenter: HelpPresentable {
  weak var view: SendViewController?
  private let wireframe: SendWireframeProtocol

  init(wireframe: SendWireframeProtocol) {
    self.wireframe = wireframe
  }

  func termsTapped() {
    wireframe.openTerms()
  }

  func helpTapped() {
    showHelp(from: view)  // expect: navigation-outside-router
  }
}
