import UIKit

protocol HomeUseCase: AnyObject {
  func load()
}

final class HomePresenter {
  weak var view: HomeView?
  var interactor: HomeUseCase?
}

final class HomeRouter {}

/// The bare suffix needs the presenter beside it, or those who carry it out.
protocol HomeView: AnyObject {
  func show(_ rows: [HomeRow])
}

/// What the presenter hands to its view.
struct HomeRow {
  let title: String
}

/// A cell's contract, which no presenter knows: what that is handed is no view model.
protocol CellProtocol: AnyObject {
  func fill(_ data: CellData)
}

struct CellData {
  let title: String
}

class BaseCell: UITableViewCell, CellProtocol {
  func fill(_ data: CellData) {}
}
