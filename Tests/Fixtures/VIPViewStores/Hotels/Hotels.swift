import Observation
import SwiftUI

protocol HotelsDisplayLogic: AnyObject { func display(rows: [String]) }
protocol HotelsBusinessLogic { func search() }
protocol HotelsPresentationLogic { func present(rows: [String]) }
protocol HotelsRoutingLogic { func routeToRooms() }

@Observable final class HotelsStore: HotelsDisplayLogic {
  var interactor: HotelsBusinessLogic?
  var rows: [String] = []
  func search() { interactor?.search() }
  func display(rows: [String]) { self.rows = rows }
}

struct HotelsView: View {
  @State var store: HotelsStore
  var body: some View {
    List(store.rows, id: \.self) { Text($0) }
      .onAppear { store.search() }
  }
}
