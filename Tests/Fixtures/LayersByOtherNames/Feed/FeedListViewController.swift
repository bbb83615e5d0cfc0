import UIKit

final class FeedListViewController: UIViewController, FeedListViewProtocol { var presenter: FeedListPresenterProtocol? }
