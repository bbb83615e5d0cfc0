import RxCocoa
import RxSwift
import UIKit

final class LoginInteractor { func load() {} }

final class LoginPresenter {
  let interactor: LoginInteractor
  let names: Observable<String>
  init(interactor: LoginInteractor, names: Observable<String>) { (self.interactor, self.names) = (interactor, names) }
}

/// RxSwift hands the owner back to the closures: `self` by another name.
final class LoginViewController: UIViewController {
  var presenter: LoginPresenter!
  private let button = UIButton()
  private let bag = DisposeBag()

  func bind() {
    button.rx.tap.subscribe(with: self, onNext: { owner, _ in owner.presenter.interactor.load() })  // expect: view-uses-interactor
      .disposed(by: bag)
    presenter.names.subscribe(with: self) { $0.presenter.interactor.load() }  // expect: view-uses-interactor
      .disposed(by: bag)
    button.rx.tap.asDriver().drive(with: self, onNext: { screen, _ in
      screen.navigationController?.pushViewController(UIViewController(), animated: true)  // expect: navigation-outside-router
    }).disposed(by: bag)
    button.rx.tap.withUnretained(self)
      .subscribe(onNext: { owner, _ in owner.presenter.interactor.load() })  // expect: view-uses-interactor
      .disposed(by: bag)
    // An `Event` of pairs is no pair.
    button.rx.tap.withUnretained(self).subscribe { $0.presenter.interactor.load() }.disposed(by: bag)
  }
}
