import RIBs

protocol HallRouting: Routing {}

final class HallInteractor: Interactor {
  weak var router: HallRouting?
}
