import Foundation
import UIKit

// The dialect of Generamba: Input and Output, Assembly, a base class for screens, implicitly unwrapped parts.

protocol ModuleInput: AnyObject {}

protocol ViewOutput: AnyObject {
  func viewIsReady()
  func viewWillDisappear()
}

extension ViewOutput {
  func viewWillDisappear() {}
}

class BaseViewController<Output>: UIViewController {
  var output: Output!
  private(set) lazy var spinner = ActivityOverlay(owner: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    (output as? ViewOutput)?.viewIsReady()
  }

  func showSpinner(_ isVisible: Bool) {
    isVisible ? spinner.start() : spinner.stop()
  }
}

final class ActivityOverlay {
  private weak var owner: UIViewController?
  private let indicator = UIActivityIndicatorView()

  init(owner: UIViewController) {
    self.owner = owner
  }

  func start() {
    owner?.view.addSubview(indicator)
    indicator.startAnimating()
  }

  func stop() {
    indicator.stopAnimating()
    indicator.removeFromSuperview()
  }
}

enum Palette {
  static let background = UIColor.white
  static var accent: UIColor { UIColor.red }

  static func shade(_ amount: Double) -> UIColor { accent.withAlphaComponent(amount) }
}

class BaseRouter {
  weak var viewController: UIViewController?

  func push(_ controller: UIViewController) {
    viewController?.navigationController?.pushViewController(controller, animated: true)
  }

  func close() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}

struct Money: Comparable {
  enum Currency: String, CaseIterable {
    case euro = "EUR"
    case dollar = "USD"

    var symbol: String {
      switch self {
      case .euro: return "€"
      case .dollar: return "$"
      }
    }
  }

  var cents: Int
  var currency: Currency

  static let zero = Money(cents: 0, currency: .euro)

  static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
  static func + (left: Money, right: Money) -> Money {
    Money(cents: left.cents + right.cents, currency: left.currency)
  }

  var text: String { "\(currency.symbol) \(Double(cents) / 100)" }
}

enum BankError: Error {
  case offline
  case refused(reason: String)
  case limit(Money)

  var message: String {
    switch self {
    case .offline: return "You are offline"
    case .refused(let reason): return reason
    case .limit(let money): return "Not more than \(money.text)"
    }
  }
}
