final class DealInteractor {}
