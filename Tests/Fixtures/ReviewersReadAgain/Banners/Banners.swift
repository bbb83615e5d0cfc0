final class BannersPresenter {
  var interactor: BannersInteractor?
  var remote: RemoteBanner?
  var banner: Banner?
  var offer: Offer?
  var remoteOffer: RemoteOffer?
}

final class BannersInteractor {}

final class BannersRouter {}
