import UIKit

class ArticlesWireframe: NSObject, ArticlesWireframeInput {
  weak var viewController: UIViewController!

  func presentArticlesInterfaceFromWindow(_ window: UIWindow) {
    let articlesViewController = ArticlesViewController(nibName: nil, bundle: nil)
    let presenter = ArticlesPresenter()
    let interactor = ArticlesInteractor()

    articlesViewController.presenter = presenter
    presenter.view = articlesViewController
    presenter.interactor = interactor
    presenter.wireframe = self
    interactor.output = presenter

    self.viewController = articlesViewController
    window.rootViewController = UINavigationController(rootViewController: articlesViewController)
    window.makeKeyAndVisible()
  }

  func presentDetailsInterfaceForArticle(_ article: Article) {
    let detailsWireframe = DetailsWireframe()
    let details = detailsWireframe.makeDetailsInterface()
    detailsWireframe.presenter.article = article  // expect: module-uses-internals
    self.viewController.navigationController?.pushViewController(details, animated: true)
  }
