import UIKit

// One that only makes a view stays an entity.
struct Order {  // expect-role: entity
  func show() { LoginHeaderView().isHidden = true }  // expect: entity-uses-component "makes"
}

// One that travels stays one, whatever it keeps.
struct Photo: Codable {  // expect-role: entity
  let front: UIColor
  let back: UIColor
}
