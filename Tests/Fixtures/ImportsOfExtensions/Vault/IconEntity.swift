import UIKit  // expect: entity-imports-ui "`UIImage` in line 8"

extension Legacy {
  func tint(_ label: UILabel) { label.textColor = .red }
}

struct IconEntity {
  let image: UIImage
}
