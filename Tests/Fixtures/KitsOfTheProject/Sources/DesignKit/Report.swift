public final class ReportViewController: UIViewController {
  var presenter: ReportPresenter?
}

// A screen is one wherever it lies.
final class ReportPresenter {
  var interactor: ReportInteractor?
  func colour() -> UIColor { .red }  // expect: presenter-uses-ui
}

final class ReportInteractor {}
