import UIKit
final class LoadingViewController: UIViewController {}
final class MyAlertController: UIViewController {}
final class ToastBannerVC: UIViewController {}
