import Foundation
import SwiftUI

protocol CitiesPresenting: ObservableObject {
  var cities: [City] { get }
  var phase: CitiesPhase { get }
  func search(_ text: String) async
  func select(_ city: City)
}

enum CitiesPhase: Equatable {
  case idle
  case loading(Task<Void, Never>? = nil)
  case failed(String)

  var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }
}

protocol CitiesInteracting: Sendable {
  func find(_ text: String) async throws -> [City]
}

struct CitiesInteractor: CitiesInteracting {
  let repository: any WeatherRepository

  func find(_ text: String) async throws -> [City] {
    let cities = try await repository.cities(matching: text)
    let forecasts = try await withThrowingTaskGroup(of: Forecast.self) { group in
      for city in cities { group.addTask { try await repository.forecast(for: city) } }
      var all: [Forecast] = []
      for try await forecast in group { all.append(forecast) }
      return all
    }
    let good = Set(forecasts.filter { $0.today?.kind.symbol == "sun.max" }.map(\.city.id))
    return cities.filter { good.contains($0.id) || $0.coordinate == .origin }
  }
}

final class CitiesPresenter: CitiesPresenting {
  @Published private(set) var cities: [City] = []
  @Published private(set) var phase = CitiesPhase.idle
  private let interactor: CitiesInteracting
  private let router: CitiesRouter
  private var selection: City?

  init(interactor: CitiesInteracting, router: CitiesRouter) {
    self.interactor = interactor
    self.router = router
  }

  func search(_ text: String) async {
    phase = .loading()
    do {
      cities = try await interactor.find(text).sorted(by: { $0.name < $1.name })
      phase = .idle
    } catch let error as WeatherFailure {
      phase = .failed(error.explanation)
    } catch {
      phase = .failed("\(error)")
    }
  }

  func select(_ city: City) {
    selection = city
    router.open(city)
  }

  func detail(for city: City) -> some View { router.detail(of: city) }
}

struct WeatherFailure: Error {
  var explanation: String
}

final class CitiesRouter {
  private(set) var path: [City] = []

  func open(_ city: City) { path.append(city) }

  @ViewBuilder
  func detail(of city: City) -> some View {
    if path.contains(city) {
      CityModule.build(city)
    } else {
      EmptyView()
    }
  }
}

struct CitiesView<Model: CitiesPresenting>: View {
  @ObservedObject var presenter: Model
  @State private var text = ""
  @State private var isShowingHelp = false

  var body: some View {
    VStack(spacing: 8) {
      TextField("City", text: $text)
      if presenter.phase.isLoading {
        ProgressView()
      } else if case .failed(let reason) = presenter.phase {
        Text(reason)
      }
      List(presenter.cities) { city in
        CityRow(city: city, isNear: city.coordinate.distance(to: .origin) < 1)
          .onTapGesture { presenter.select(city) }
      }
      ForEach(presenter.cities, id: \.name) { city in
        Button(city.name) { presenter.select(city) }
      }
    }
    .task { await presenter.search(text) }
    .sheet(isPresented: $isShowingHelp) { CityRow(city: presenter.cities[0], isNear: false) }
  }
}

struct CityRow: View {
  let city: City
  var isNear: Bool

  var body: some View {
    HStack {
      Text(city.name)
      if isNear { Image(systemName: Forecast.Kind.sun.symbol) }
      Spacer()
    }
  }
}

enum CitiesModule {
  static func build(repository: some WeatherRepository = RemoteWeatherRepository(source: WeatherSource())) -> some View {
    let router = CitiesRouter()
    let presenter = CitiesPresenter(interactor: CitiesInteractor(repository: repository), router: router)
    return CitiesView(presenter: presenter)
  }
}

struct CitiesPreview: PreviewProvider {
  static var previews: some View {
    CitiesModule.build()
  }
}
