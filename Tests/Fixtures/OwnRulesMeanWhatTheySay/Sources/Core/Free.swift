import UIKit  // expect: core-imports-ui "this file imports `UIKit`"

let width = 3
