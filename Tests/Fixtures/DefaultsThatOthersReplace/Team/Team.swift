import UIKit

final class TeamViewController: UIViewController {
  var presenter: TeamPresenting = TeamPresenter()  // expect: assembly-outside-router
}

protocol TeamPresenting {}
final class TeamPresenter: TeamPresenting { var interactor: TeamInteractor?; var router: TeamRouter? }
final class TeamInteractor {}
final class TeamRouter {}
