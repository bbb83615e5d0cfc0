import Foundation

// SwiftUI, async and await, generics over contracts, result builders.

struct City: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var coordinate: Coordinate
}

struct Coordinate: Hashable, Sendable {
  var latitude, longitude: Double
  static let origin = Coordinate(latitude: 0, longitude: 0)

  func distance(to other: Coordinate) -> Double { abs(latitude - other.latitude) + abs(longitude - other.longitude) }
}

struct Forecast: Sendable {
  struct Day: Identifiable, Sendable {
    let id: Int
    var kind: Kind
    var range: ClosedRange<Double>
  }

  enum Kind: CaseIterable, Sendable {
    case sun, rain
    case wind(beaufort: Int)
    static var allCases: [Kind] { [.sun, .rain, .wind(beaufort: 5)] }

    var symbol: String {
      switch self {
      case .sun: "sun.max"
      case .rain: "cloud.rain"
      case .wind(let beaufort): beaufort > 7 ? "tornado" : "wind"
      }
    }
  }

  let city: City
  let days: [Day]

  var today: Day? { days.first }
  var worst: Kind { days.map(\.kind).first { if case .wind = $0 { true } else { false } } ?? .sun }
}

protocol WeatherRepository: Sendable {
  func cities(matching text: String) async throws -> [City]
  func forecast(for city: City) async throws -> Forecast
}

actor WeatherCache {
  static let shared = WeatherCache()
  private var forecasts: [City.ID: Forecast] = [:]

  func forecast(for city: City, or load: @Sendable () async throws -> Forecast) async rethrows -> Forecast {
    if let known = forecasts[city.id] { return known }
    let fresh = try await load()
    forecasts[city.id] = fresh
    return fresh
  }

  nonisolated var limit: Int { 10 }
}

struct RemoteWeatherRepository: WeatherRepository {
  var cache = WeatherCache.shared
  let source: WeatherSource

  func cities(matching text: String) async throws -> [City] {
    try await source.load(CityQuery(text: text)).map { City(id: $0.number, name: $0.title, coordinate: .origin) }
  }

  func forecast(for city: City) async throws -> Forecast {
    try await cache.forecast(for: city) {
      let answer = try await source.load(ForecastQuery(city: city))
      return Forecast(city: city, days: answer.days.enumerated().map { Forecast.Day(id: $0.offset, kind: .sun, range: 0...1) })
    }
  }
}

protocol Query {
  associatedtype Answer
  var path: String { get }
  func parse(_ text: String) throws -> Answer
}

struct CityQuery: Query {
  struct Row { var number: Int; var title: String }
  let text: String
  var path: String { "cities?q=\(text)" }
  func parse(_ text: String) throws -> [Row] { [Row(number: 1, title: text)] }
}

struct ForecastQuery: Query {
  struct Answer { var days: [String] }
  let city: City
  var path: String { "forecast/\(city.id)/\(city.coordinate.latitude)" }
  func parse(_ text: String) throws -> Answer { .init(days: [text]) }
}

struct WeatherSource: Sendable {
  func load<Q: Query>(_ query: Q) async throws -> Q.Answer {
    try query.parse(query.path)
  }
}
