final class GiftInteractor {}
