protocol PostsViewProtocol: AnyObject {
  func reload()
}

final class PostsPresenter {
  weak var view: PostsViewProtocol?
  private let wireFrame: PostsWireFrameProtocol

  init(wireFrame: PostsWireFrameProtocol) {
    self.wireFrame = wireFrame
  }

  func postTapped() {
    guard let view else { return }
    wireFrame.showPost(from: view)
  }

  func backTapped() {
    // expect: presenter-uses-ui
    let screen = view as? UIViewController
    screen?.navigationController?.popToRootViewController(animated: true)  // expect: navigation-outside-router
  }
}
