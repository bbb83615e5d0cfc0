import AVFoundation
import UIKit

protocol OrientationService: AnyObject {
  var current: UIDeviceOrientation { get }
  var onChange: (() -> Void)? { get set }
}
final class OrientationServiceImpl: OrientationService {
  var current: UIDeviceOrientation { UIDevice.current.orientation }
  var onChange: (() -> Void)?
}

final class VolumeService {
  private let session = AVAudioSession.sharedInstance()
  func subscribe() { try? session.setActive(true) }
}

// A device and a file: what it reads is data.
final class SoundService {
  private let player: AVAudioPlayer? = nil
  func load(_ place: URL) -> Data? { try? Data(contentsOf: place) }
}
