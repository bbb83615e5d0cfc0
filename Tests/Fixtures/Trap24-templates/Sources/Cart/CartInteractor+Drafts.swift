// Trap 24: Xcode templates are Swift with odd names. Folders that end in .xctemplate are not read.
import UIKit  // expect: interactor-imports-ui

extension CartInteractor {}
