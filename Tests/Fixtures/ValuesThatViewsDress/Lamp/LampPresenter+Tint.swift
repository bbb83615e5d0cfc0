import UIKit  // expect: presenter-imports-ui

extension LampPresenter { var tint: UIColor { .red } }
