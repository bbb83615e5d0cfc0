import Foundation

/// The evidence is about the member that is called, not about the first one that touches data.
final class Hub {
  static let shared = Hub()
  private let news = NewsStorage()
  private let rates = RatesStorage()
  var headline: String? { news.title }
  var rate: String? { rates.title }
}

final class NewsStorage {
  var title: String? { UserDefaults.standard.string(forKey: "news") }
  func note() { UserDefaults.standard.set("note", forKey: "note") }
}

final class RatesStorage {
  static let shared = RatesStorage()
  var title: String? { URLSession.shared.description }
  func renew() { URLSession.shared.reset {} }
}

/// What the member that is called does, itself and by its own helpers, comes before what others do.
final class SyncManager {
  static let shared = SyncManager()
  private let log = NewsStorage()

  func load() {
    log.note()
    fetch()
  }

  func refresh() { RatesStorage.shared.renew() }
  func clear() { UserDefaults.standard.removeObject(forKey: "x") }
  private func fetch() { URLSession.shared.invalidateAndCancel() }
}
