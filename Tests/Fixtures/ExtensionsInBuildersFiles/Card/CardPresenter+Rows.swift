import UIKit  // expect: presenter-imports-ui

extension CardPresenter { var colour: UIColor { .red } }
