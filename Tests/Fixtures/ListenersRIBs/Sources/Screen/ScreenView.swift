import SwiftUI

struct ScreenView: View {
  private let interactor: ScreenInteractor
  // What the router keeps, and what refines Interactable, is more than a listener.
  private let worker: ScreenInteractorProtocol  // expect: view-uses-interactor
  private let routersWay: ScreenInteractable  // expect: view-uses-interactor

  init(
    interactor: ScreenInteractor,
    worker: ScreenInteractorProtocol,  // expect: view-uses-interactor
    router: ScreenInteractable  // expect: view-uses-interactor
  ) {
    self.interactor = interactor
    self.worker = worker
    routersWay = router
  }

  var body: some View {
    Button("Next") {
      interactor.didTapNext()
      worker.work()  // expect: view-uses-interactor
      routersWay.finish()  // expect: view-uses-interactor
    }
  }
}
