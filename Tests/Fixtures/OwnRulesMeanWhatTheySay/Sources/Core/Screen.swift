import SwiftUI  // expect: core-imports-ui "imports `SwiftUI`"

struct CoreView: View {
  var body: some View { Text("") }
}

class Base {
  // Nothing is overridden here.
  func viewDidAppear(_ animated: Bool) {}
}

final class Watcher: UIViewController {
  override func viewDidAppear(_ animated: Bool) {}  // expect: listed "overrides `viewDidAppear(_:)`"
}
