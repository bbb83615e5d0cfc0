final class ItemInteractor {}
