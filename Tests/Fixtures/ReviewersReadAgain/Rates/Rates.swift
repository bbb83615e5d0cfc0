import UIKit

// A contract that no type stores is still one if it is called after what its conformer does.
protocol RateFetching {
  func rates() async -> [Double]
}

final class RateFetcher: RateFetching {
  func rates() async -> [Double] { UserDefaults.standard.array(forKey: "rates") as? [Double] ?? [] }
}

final class RatesInteractor {
  private let fetcher: RateFetcher  // expect: concrete-collaborator

  init(fetcher: RateFetcher) { self.fetcher = fetcher }

  func load() async -> [Double] { await fetcher.rates() }
}

final class RatesPresenter {
  var interactor: RatesInteractor?
  let hint = ""
}

final class RatesRouter {}

final class RatesViewController: UIViewController {
  private let presenter: RatesPresenter
  private let label = UILabel()
  var adapter: RatesAdapter?

  init(presenter: RatesPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    bind(\.hint)
    bind(\.interactor)  // expect: view-uses-interactor
  }

  private func bind<Value>(_ source: KeyPath<RatesPresenter, Value>) {
    print(presenter[keyPath: source])
  }
}
