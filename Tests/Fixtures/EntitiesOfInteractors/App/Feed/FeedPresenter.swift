final class FeedPresenter: FeedInteractorOutput {
  var interactor: FeedInteractorInput?
  func given(_ value: Given) {}
  func givenMany(_ values: [GivenMany]) {}
  func failed(_ error: FeedTrouble) {}
}
