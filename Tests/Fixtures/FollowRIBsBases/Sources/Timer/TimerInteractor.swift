import RIBs

// What a class fills its base in with is what it inherits: `presenter` is the interactor's own contract, `viewController` the
// router's.

protocol TimerRouting: ViewableRouting {}

protocol TimerPresentable: Presentable {
  var screen: TimerViewController { get }
}

class FeatureInteractor<P>: PresentableInteractor<P> {}

final class TimerInteractor: PresentableInteractor<TimerPresentable> {
  weak var router: TimerRouting?

  func stop() {
    presenter.screen.stop()  // expect: interactor-uses-view
  }
}

final class AlarmInteractor: FeatureInteractor<TimerPresentable> {
  weak var router: TimerRouting?

  func stop() {
    presenter.screen.stop()  // expect: interactor-uses-view
  }
}
