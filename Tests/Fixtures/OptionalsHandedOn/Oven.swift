import SwiftUI
import UIKit

final class OvenPresenter {
  var interactor: OvenInteractor?
  var router: OvenRouter?
}
final class OvenInteractor: Hashable {
  var hot = true
  func fire() {}
  static func == (one: OvenInteractor, other: OvenInteractor) -> Bool { one === other }
  func hash(into hasher: inout Hasher) {}
}
final class OvenRouter {}

/// What an optional holds is reached by `map` as it is by `?`, once: where the closure asks it for something, there.
final class OvenViewController: UIViewController {
  var presenter: OvenPresenter!
  func ask() { presenter.interactor.map { $0.fire() } }  // expect: view-uses-interactor
  func askNamed() { presenter.interactor.map { oven in oven.fire() } }  // expect: view-uses-interactor
  func hand() { presenter.interactor.map { use($0) } }  // expect: view-uses-interactor
  func handFunction() { presenter.interactor.map(use) }  // expect: view-uses-interactor
  func handRouter() { presenter.router.flatMap { self.use($0) } }  // expect: view-uses-router
  func title() { title.map { use($0) } }
  func use(_ any: Any) {}
}
struct OvenView: View {
  let presenter: OvenPresenter
  var body: some View {
    ForEach([presenter.interactor!], id: \.self) { _ in Text("oven") }  // expect: view-uses-interactor
  }
}
