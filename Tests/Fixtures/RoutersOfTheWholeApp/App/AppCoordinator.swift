import UIKit

final class AppCoordinator {
  private let navigation = UINavigationController()

  func showDownloads() {
    let screen = DownloadsViewController()
    let presenter = DownloadsPresenter()
    presenter.interactor = DownloadsInteractor()
    screen.presenter = presenter
    navigation.pushViewController(screen, animated: true)
  }

  func showTopics() { navigation.pushViewController(TopicsBuilder.build(), animated: true) }

  func showOffers() { navigation.pushViewController(OffersBuilder.build(), animated: true) }

  func showSettings() { navigation.pushViewController(SettingsViewController(), animated: true) }
}
