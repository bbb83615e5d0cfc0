#if os(macOS)
import AppKit
typealias PlatformImage = NSImage
class BaseScreen: NSViewController {}
#else
import UIKit
typealias PlatformImage = UIImage
class BaseScreen: UIViewController {}
#endif
