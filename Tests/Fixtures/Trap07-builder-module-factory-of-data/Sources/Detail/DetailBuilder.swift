import UIKit

enum DetailBuilder {
  static func build() -> UIViewController {
    let screen = DetailViewController()
    return screen
  }
}
