final class FindUserInteractor {}
