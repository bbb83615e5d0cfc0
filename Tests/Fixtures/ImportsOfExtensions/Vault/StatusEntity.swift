import UIKit  // expect: entity-imports-ui

struct StatusEntity {
  enum Kind { case open }
}

// What is nested in the entity is the entity's.
extension StatusEntity.Kind {
  var color: UIColor { .red }
}
