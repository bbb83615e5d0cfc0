import UIKit

final class NotesRouter {
  // One module and what grew beside it: names drift inside a feature.
  func close(_ screen: UINavigationController) {
    (screen.topViewController as? DraftViewController)?.presenter?.refresh()
  }
}
