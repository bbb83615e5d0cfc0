import UIKit

final class CartListRouter {
  var screen: EntryViewController?  // expect: strong-back-reference
}
