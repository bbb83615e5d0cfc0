import UIKit

protocol ViewProtocol: AnyObject {}

final class View: UIViewController, ViewProtocol { var presenter: Presenter? }

/// A double that inherits from it makes it no base class.
class Presenter {
  var view: ViewProtocol?  // expect: strong-back-reference
}

final class Interactor {}
