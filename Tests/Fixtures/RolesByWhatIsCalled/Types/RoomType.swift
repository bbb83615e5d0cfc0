import UIKit

final class RoomTypeViewController: UIViewController { var presenter: RoomTypePresenter? }
final class RoomTypePresenter { var interactor: RoomTypeInteractor? }
final class RoomTypeInteractor {}
final class RoomTypeRouter {}
final class RoomPresenter { var interactor: RoomInteractor? }
final class RoomInteractor {}
final class RoomRouter {}
