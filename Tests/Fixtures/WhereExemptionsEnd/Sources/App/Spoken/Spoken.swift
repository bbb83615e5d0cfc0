import DesignUIKit

// What a thing is for those who do not see it is no picture.
final class SpokenPresenter {
  var interactor: SpokenInteractor?
  var title: Spoken?
}
final class SpokenInteractor {}
