final class HomeInteractor {}
