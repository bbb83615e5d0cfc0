import UIKit  // expect: entity-imports-ui

public struct Purse { public let colour: UIColor }
