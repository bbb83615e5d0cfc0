#if canImport(UIKit)
import UIKit
#endif

struct DeviceEntity {
  let name: String
}

#if canImport(UIKit)
extension DeviceEntity {
  init(device: UIDevice) { name = device.name }
}
#endif
