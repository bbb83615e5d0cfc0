import SwiftUI

final class CarsViewAdapter: ObservableObject, CarsViewOutput {
  @Published var names: [String] = []
  var presenter: CarsViewInput?
  func update(_ names: [String]) { self.names = names }
  var title: some View { Text("Cars") }
}
