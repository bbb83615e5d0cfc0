// A presenter and an interactor without a screen, a router or a builder: a piece that others put together.
final class LabelInteractor { let text: String; init(text: String) { self.text = text } }
final class LabelPresenter { let interactor: LabelInteractor; init(interactor: LabelInteractor) { self.interactor = interactor } }
