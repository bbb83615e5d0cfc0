final class QuotesInteractor: PresenterToInteractorQuotesProtocol {
  weak var presenter: InteractorToPresenterQuotesProtocol?

  func load() { presenter?.loaded([QuoteLine(text: "All men must die")]) }
}

/// What the interactor hands on.
struct QuoteLine {
  let text: String
}
