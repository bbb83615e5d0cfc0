// MARK: - Mocks generated from file: Feed/FeedPresenter.swift by Cuckoo
import UIKit

extension FeedPresenter {
  func present(_ screen: UIViewController) { screen.present(screen, animated: true) }
}
