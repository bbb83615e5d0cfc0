import UIKit

protocol JarViewInput: AnyObject {}
final class JarInteractor {}
final class JarViewController: UIViewController, JarViewInput { var presenter: JarPresenter? }

/// Whoever lets go of its view keeps it in no circle, however that is written.
final class JarPresenter {
  let interactor = JarInteractor()  // expect: assembly-outside-router
  var plain: JarViewInput?
  var short: JarViewInput?
  var long: JarViewInput?
  var first: JarViewInput?
  var second: JarViewInput?
  var kept: JarViewInput?  // expect: strong-back-reference
  var other: JarViewInput?  // expect: strong-back-reference

  func close(_ none: JarViewInput?) {
    plain = nil
    short = .none
    self.long = Optional.none
    (first, second) = (nil, .none)
    (kept, other) = (none, none)
  }
}
