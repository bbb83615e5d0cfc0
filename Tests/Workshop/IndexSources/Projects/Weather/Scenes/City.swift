import Foundation
import SwiftUI

final class CityPresenter: ObservableObject {
  struct Line: Identifiable {
    let id: Int
    let symbol: String
    let text: String

    init(_ day: Forecast.Day) {
      id = day.id
      symbol = day.kind.symbol
      text = "\(day.range.lowerBound) – \(day.range.upperBound)"
    }
  }

  @Published var lines: [Line] = []
  @Published var forecast: Forecast? {
    didSet { lines = forecast?.days.map(Line.init) ?? [] }
  }

  private let interactor: CityInteractor

  nonisolated let title: String

  init(interactor: CityInteractor) {
    self.interactor = interactor
    title = interactor.city.name
  }

  func load() async {
    forecast = try? await interactor.load()
    guard let worst = forecast?.worst else { return }
    switch (worst, lines.first) {
    case (.wind(beaufort: let force), let line?) where force > 7: print(line.text)
    case (.sun, _), (.rain, nil): break
    default: print(worst.symbol)
    }
  }
}

struct CityInteractor {
  let city: City
  private let repository: any WeatherRepository

  init(city: City, repository: any WeatherRepository) {
    self.city = city
    self.repository = repository
  }

  func load() async throws -> Forecast {
    async let forecast = repository.forecast(for: city)
    let result = try await forecast
    return result
  }
}

struct CityView: View {
  @StateObject private var presenter: CityPresenter
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var settings: WeatherSettings

  init(presenter: @autoclosure @escaping () -> CityPresenter) {
    _presenter = StateObject(wrappedValue: presenter())
  }

  var body: some View {
    ScrollView {
      ForEach(presenter.lines) { line in
        HStack {
          Image(systemName: line.symbol)
          Text(line.text + settings.unit.rawValue)
        }
      }
      footer
    }
    .navigationTitle(presenter.title)
    .refreshable { await presenter.load() }
    .onAppear { settings.visits += 1 }
  }

  private var footer: some View {
    Group {
      if let today = presenter.forecast?.today {
        Text(today.kind.symbol)
      }
      Toggle("Metric", isOn: settings.metric)
      Button("Close") { dismiss() }
    }
  }
}

final class WeatherSettings: ObservableObject {
  enum Unit: String { case celsius, fahrenheit }
  @Published var unit: Unit = .celsius
  var visits = 0
  var metric: Binding<Bool> {
    Binding(get: { self.unit == .celsius }, set: { self.unit = $0 ? .celsius : .fahrenheit })
  }
}

enum CityModule {
  static func build(_ city: City) -> some View {
    let repository = RemoteWeatherRepository(source: .init())
    return CityView(presenter: CityPresenter(interactor: .init(city: city, repository: repository)))
      .environmentObject(WeatherSettings())
  }
}

struct WeatherApp: App {
  @StateObject private var settings = WeatherSettings()

  var body: some Scene {
    WindowGroup { CitiesModule.build().environmentObject(settings) }
  }
}
