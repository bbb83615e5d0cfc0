// Trap 22: other people's code lies in the tree: Pods and Carthage are never read, a copy inside the
// application's own folder is excluded by the configuration. None of their types appears in the role table.
import UIKit  // expect: interactor-imports-ui

extension NewsInteractor {}
