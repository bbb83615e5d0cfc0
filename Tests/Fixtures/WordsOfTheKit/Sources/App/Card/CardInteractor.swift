final class CardInteractor {}
