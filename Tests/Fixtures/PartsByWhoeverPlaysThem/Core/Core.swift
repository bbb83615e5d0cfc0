final class CoreInteractor {}
final class CoreRouter {}
extension CoreInteractor: HomeInteractor {}
extension CoreRouter: HomeRouter {}
