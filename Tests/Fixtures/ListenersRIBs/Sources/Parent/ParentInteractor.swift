import RIBs

final class ParentInteractor: Interactor, ListParentListener {
  func closed() {}
}

protocol ParentRouting: ViewableRouting {}
