import UIKit

// The contract has its role from the one presenter that takes it up. What takes it up in another module is no presenter for
// that; where the contract's name says what it is, it is.

protocol SearchMatching { func matches(_ query: String) -> Bool }
protocol SearchViewProtocol: AnyObject {}

final class SearchPresenter: SearchMatching {
  weak var view: SearchViewProtocol?
  var interactor: SearchInteractor?
  func matches(_ query: String) -> Bool { query.isEmpty }
}
final class SearchInteractor {}
final class SearchViewController: UIViewController, SearchViewProtocol {}
final class Finder: SearchViewProtocol {}
