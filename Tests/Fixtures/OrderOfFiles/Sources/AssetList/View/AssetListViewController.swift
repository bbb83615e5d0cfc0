import UIKit

final class AssetListViewController: UIViewController, AssetListViewInput, Toasting, Leaving {
  var output: AssetListViewOutput?

  // A property that names a type and makes it is one use, however many lines that takes.
  private let direct: AssetListInteractor =  // expect: view-uses-interactor "stores interactor"
    AssetListInteractor()
  private let several: [AssetListInteractor] = [  // expect: view-uses-interactor "stores interactor"
    AssetListInteractor(),
    AssetListInteractor(),
  ]
  private let none = [  // expect: view-uses-interactor "stores interactor"
    AssetListInteractor
  ]()

  // What a closure does is more than a value.
  private lazy var later: AssetListInteractor = {  // expect: view-uses-interactor "stores interactor"
    let interactor = AssetListInteractor()  // expect: view-uses-interactor "makes interactor"
    interactor.load()  // expect: view-uses-interactor "calls interactor"
    return interactor
  }()

  func update() {}
}
