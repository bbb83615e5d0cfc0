import UIKit
final class ThingViewController: UIViewController { var p: ThingPresenter? }
final class ThingPresenter {}
enum ThingBuilder { static func build() -> UIViewController { ThingViewController() } }
