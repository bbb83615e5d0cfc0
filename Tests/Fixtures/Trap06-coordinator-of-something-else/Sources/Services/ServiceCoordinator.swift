// Trap 6: a Coordinator may coordinate services, an animation or a UIKit view inside SwiftUI. Only one that
// navigates or makes modules is a router.

protocol ServiceCoordinatorProtocol: AnyObject {
  func setup()
  func throttle()
}

final class ServiceCoordinator: ServiceCoordinatorProtocol {
  func setup() {}
  func throttle() {}
}
