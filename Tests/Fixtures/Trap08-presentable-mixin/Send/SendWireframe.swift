import UIKit

protocol SendWireframeProtocol: AnyObject, WebPresentable {
  func openTerms()
}

final class SendWireframe: SendWireframeProtocol, HelpPresentable {
  weak var view: UIViewController?

  func openTerms() {
    guard let view else { return }
    showWeb(URL(fileURLWithPath: "/terms"), from: view)
    showHelp(from: view)
  }
}
