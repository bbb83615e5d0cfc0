import Backend
import UIKit

extension ViewController {
  // Two targets have a service of this name, and both are as near: the one that is imported is meant.
  func show(_ service: ProfileService) {  // expect: view-uses-service "mentions"
    service.load()  // expect: view-uses-service
    service.reload()  // expect: view-uses-service
  }
}

extension ProfileService {
  func reload() { load() }
}
