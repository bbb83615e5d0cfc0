import UIKit

class Screen<Brain: AnyObject, Tag>: UIViewController {
  var presenter: Brain!
  var tag: Tag?
}

class TaggedScreen<Mind: AnyObject>: Screen<Mind, Int> {
  func firstTag() -> Int { tag ?? 0 }
}
