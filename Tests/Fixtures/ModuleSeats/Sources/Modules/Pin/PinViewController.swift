import UIKit

protocol PinViewInput: AnyObject {}

final class PinViewController: UIViewController, PinViewInput { var presenter: PinPresenter? }
