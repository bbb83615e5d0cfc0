import UIKit

/// What a `where` clause requires of an associated type is what it is.
protocol Staged {
  associatedtype Helper
  var helper: Helper { get }
}

protocol LoginStaged: Staged where Helper == LoginInteractor {}

protocol LoginStagedTwice: LoginStaged {}

protocol OwnStaged {
  associatedtype Helper where Helper: LoginInteractor
  var helper: Helper { get }
}

extension LoginViewController {
  func refined(_ stage: some LoginStaged) { stage.helper.load() }  // expect: view-uses-interactor
  func twice(_ stage: any LoginStagedTwice) { stage.helper.load() }  // expect: view-uses-interactor
  func own(_ stage: some OwnStaged) { stage.helper.load() }  // expect: view-uses-interactor

  func generic<S: Staged>(_ stage: S) where S.Helper == LoginInteractor {  // expect: view-uses-interactor
    stage.helper.load()  // expect: view-uses-interactor
  }

  func two<S: Staged, T: Staged>(_ stage: S, _ other: T) where T.Helper == LoginInteractor {  // expect: view-uses-interactor
    stage.helper.load()
    other.helper.load()  // expect: view-uses-interactor
  }

  /// What is required of `P.Content` says nothing of the parameter of that name.
  func page<P: Paged, Content: Staged>(_ page: P, _ content: Content) where P.Content.Helper: LoginScene {
    content.helper.load()
  }
}

protocol Paged { associatedtype Content: Staged }
