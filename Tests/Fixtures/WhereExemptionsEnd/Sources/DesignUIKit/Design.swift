import UIKit

public protocol BiometryProviding { var isEnrolled: Bool { get } }
public enum Theme { public static let accent = UIColor.red }
public enum Toast {
  public static func show(_ text: String) {
    let label = UILabel()
    label.text = text
  }
}
public struct Settings { public init() {} }
public func showBanner(_ text: String) { UILabel().text = text }
extension String { public var asBadge: UILabel { UILabel() } }
public struct Spoken { public let traits: UIAccessibilityTraits }
