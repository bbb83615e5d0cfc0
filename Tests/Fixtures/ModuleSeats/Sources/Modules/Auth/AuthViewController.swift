import UIKit

final class AuthViewController: UIViewController, AuthViewProtocol {}
