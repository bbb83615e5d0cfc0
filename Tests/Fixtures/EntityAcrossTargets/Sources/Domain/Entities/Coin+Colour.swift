import UIKit  // expect: entity-imports-ui

extension Coin { var colour: UIColor { .red } }
