import UIKit

final class PlanViewController: UIViewController, PlanViewing {
  private let presenter: PlanPresenting
  private let source: PlanInteracting  // expect: view-uses-interactor

  init(presenter: PlanPresenting, source: PlanInteracting) {  // expect: view-uses-interactor
    self.presenter = presenter
    self.source = source
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.appeared()
    show(source.load())  // expect: view-uses-interactor
  }

  func show(_ text: String) { title = text }
}
