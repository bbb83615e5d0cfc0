import UIKit  // expect: presenter-imports-ui

protocol VoteViewInput: AnyObject {
  var controller: UIViewController { get }
  func showDetails(_ number: Int)
}

final class VotePresenter {
  weak var view: VoteViewInput?
  let interactor = VoteInteractor()  // expect: assembly-outside-router
  func viewReady() { view?.showDetails(interactor.first()) }
}
