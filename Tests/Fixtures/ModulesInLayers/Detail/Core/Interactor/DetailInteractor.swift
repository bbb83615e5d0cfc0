protocol DetailInteractor: AnyObject {}

final class DetailDefaultInteractor: DetailInteractor {}
