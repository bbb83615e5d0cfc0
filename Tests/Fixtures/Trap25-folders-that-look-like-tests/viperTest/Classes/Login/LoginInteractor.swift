// Trap 25: an application whose folder is called like a test, folders with blanks at either end and in other
// scripts: all of it is judged. What imports XCTest or is a double is not.
import UIKit  // expect: interactor-imports-ui

final class LoginInteractor {}
