import SwiftUI  // expect: interactor-imports-ui

final class HomeInteractor {}

struct HomeTestData {
  let interactor: HomeInteractor
}
