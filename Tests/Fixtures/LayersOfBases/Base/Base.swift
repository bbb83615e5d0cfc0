import UIKit

protocol BaseRouterProtocol: AnyObject { func close() }
class BaseRouter: BaseRouterProtocol { func close() {} }
class BasePresenter {}
class BaseInteractor {}
class BaseViewController: UIViewController {}
