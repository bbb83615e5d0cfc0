#if canImport(LoginInteractor)
import LoginInteractor
#endif
#if canImport(UIKit)
import UIKit  // expect: interactor-imports-ui
#else
import Foundation
#endif

extension LoginInteractor {}
