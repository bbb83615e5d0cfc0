import UIKit

final class FeedPresenter {
  var interactor: FeedInteractor?
}

actor FeedInteractor {
  func load() async {}
}

final class FeedViewController: UIViewController {
  var presenter: FeedPresenter?
  private let card = FirstCard()
}
