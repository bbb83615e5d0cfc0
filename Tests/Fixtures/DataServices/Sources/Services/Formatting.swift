import Foundation

// Called a worker, and yet it only computes.
final class PriceFormatterWorker {
  private let formatter = NumberFormatter()
  func text(_ value: Double) -> String { formatter.string(from: NSNumber(value: value)) ?? "" }
}

protocol EmailValidationServiceProtocol { func isValid(_ text: String) -> Bool }
final class EmailValidationService: EmailValidationServiceProtocol {
  func isValid(_ text: String) -> Bool { text.contains("@") }
}

// The name says one thing, the code another.
final class RateFormatterService {
  func rates() -> [Double] { UserDefaults.standard.array(forKey: "rates") as? [Double] ?? [] }
}

// It waits for somebody to answer.
protocol CouponValidationService { func validate(_ code: String, done: @escaping (Bool) -> Void) }

// All that it offers hands back at once what it is named after.
protocol LinkProviderProtocol {
  func with(campaign: String) -> Self
  func buildLinks(for product: String) -> [String]
}
final class LinkProvider: LinkProviderProtocol {
  private var campaign = ""
  func with(campaign: String) -> Self {
    self.campaign = campaign
    return self
  }
  func buildLinks(for product: String) -> [String] { ["https://example.org/\(product)?c=\(campaign)"] }
}

// Nobody else may ask for what is in here.
final class QueryService { func buildQuery() -> String { "?" } }
private extension QueryService {
  func check() {}
}

// The same words, and data behind them.
protocol ReportProviderProtocol { func buildReport() -> String }
final class ReportProvider: ReportProviderProtocol {
  private let orders = OrderRepository()
  func buildReport() -> String { orders.latest() }
}

// A value that is made of values, and hands back what it makes of them.
struct Language { let code: String }
struct TermsProvider {
  let language: Language
  func address() -> URL? { URL(string: "https://example.org/terms/\(language.code)") }
}

// The same with somebody behind it, or with nothing to hand back.
final class NewsSource { func latest() -> String { "" } }
struct NewsProvider {
  let source: NewsSource
  func title() -> String { source.latest() }
}
struct VisitsProvider {
  let language: Language
  func count() {}
}
