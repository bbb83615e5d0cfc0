import Foundation

/// A preview's own service beside it does not make it a contract of several.
protocol TripServicing: AnyObject {
  func cancel()
}

final class HTTPTripService: TripServicing {
  private let session = URLSession.shared
  func cancel() { session.reset {} }
}

final class TripCache {
  var service: TripServicing?
}
