import AppKit

final class InspectorViewController: NSViewController {
  var presenter: InspectorPresenter?

  func open(_ screen: NSViewController, shelf: Shelf) {
    presentAsSheet(screen)  // expect: navigation-outside-router
    presentAsModalWindow(screen)  // expect: navigation-outside-router
    performSegue(withIdentifier: "inspect", sender: self)  // expect: navigation-outside-router
    shelf.presentAsSheet(screen)
  }
}
