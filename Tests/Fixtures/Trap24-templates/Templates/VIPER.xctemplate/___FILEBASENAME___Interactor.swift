import UIKit

final class ___VARIABLE_productName___Interactor {
  weak var view: ___VARIABLE_productName___ViewController?
}

final class ___VARIABLE_productName___ViewController: UIViewController {
  var interactor: ___VARIABLE_productName___Interactor?
}

final class ___VARIABLE_productName___Presenter {}
